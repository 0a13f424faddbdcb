import { globalStyle, style } from "@vanilla-extract/css";
import { alert } from "~/ui/alert.css.ts";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

export const page = style({
	position: "relative",
	isolation: "isolate",
	...rules.centered,
	minHeight: "100vh",
	padding: "1.25rem",
	background: vars.color.night,
});

/** On a tablet the lit house is beside the card; a phone has no room for it. */
export const scene = style(at(from("md"), { objectPosition: "69% 100%" }));

export const card = style({
	width: "min(26rem, 100%)",
	padding: "clamp(1.5rem, 4vw, 2.25rem)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: vars.shadow.floating,
});

export const logo = style({ justifySelf: "start" });

/** This alert is one sentence, so its heading looks like text. */
globalStyle(`${card} > ${alert}`, { padding: ".9rem 1.1rem" });
globalStyle(`${card} > ${alert} > h2`, {
	color: vars.color.text,
	...rules.plain,
	fontSize: "1rem",
	fontWeight: vars.weight.text,
	lineHeight: vars.leading.body,
});
