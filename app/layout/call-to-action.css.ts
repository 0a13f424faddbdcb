import { style } from "@vanilla-extract/css";
import { below, from, rules, vars } from "~/ui/theme/theme.ts";

export const card = style({
	...rules.landscape,
	...rules.stack(`${vars.space.s6} clamp(2rem, 4vw, 4rem)`),
	alignItems: "center",
	padding: "min(clamp(1.5rem, 4.4vw, 4.5rem), 8vw)",
	borderRadius: vars.radius.large,
	background: vars.color.night,
	"@media": {
		[from("lg")]: { gridTemplateColumns: "5fr 6fr" },
		[below("lg")]: { marginInline: `calc(${vars.space.gutter} * -.4)` },
	},
});

export const title = style({
	fontSize: "min(clamp(2rem, 1.4rem + 2.3vw, 3.25rem), 13vw)",
	lineHeight: 1.1,
});

export const text = style({
	marginBlock: `${vars.space.s4} ${vars.space.s5}`,
	color: vars.color.onNight,
});
