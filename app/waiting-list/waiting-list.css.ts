import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const form = style({
	display: "grid",
	gap: "1.35rem",
	padding: "min(clamp(1.25rem, 2.6vw, 2.25rem), 6.25vw)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const titled = style({ display: "grid", alignContent: "start", gap: vars.space.s5 });

/** The steps stay in view while the form beside them scrolls. */
export const how = style([
	titled,
	{ "@media": { [from("lg")]: { position: "sticky", top: "6.5rem", alignSelf: "start" } } },
]);
