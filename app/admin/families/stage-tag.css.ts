import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const tag = style({
	display: "inline-flex",
	alignItems: "center",
	minHeight: "1.625rem",
	padding: ".1rem .7rem",
	borderRadius: vars.radius.full,
	background: vars.color.mist,
	color: vars.color.ink,
	fontSize: vars.size.micro,
	fontWeight: vars.weight.semi,
	lineHeight: 1.2,
	whiteSpace: "nowrap",
	"@media": { "(forced-colors: active)": { border: "1px solid" } },
});

/** Styles by stage. Other stages look like the plain tag above. */
export const tones: Readonly<Record<string, string>> = {
	new: style({ background: vars.color.porchGlow, color: vars.color.porchInk }),
	visit: style({ background: vars.color.haze }),
	waiting: style({ background: vars.color.haze }),
	reserved: style({ background: vars.color.night, color: vars.color.onNight }),
	home: style({ background: vars.color.okBackground, color: vars.color.ok }),
	"not now": style({
		background: "transparent",
		color: vars.color.muted,
		boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
	}),
};
