import { globalStyle, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const placeholders = style({ display: "grid", gap: ".5rem", marginTop: ".75rem" });
globalStyle(`${placeholders} code`, {
	padding: ".1em .35em",
	borderRadius: vars.radius.focus,
	background: vars.color.desk,
	color: vars.color.ink,
	fontSize: "1em",
});
globalStyle(`${placeholders} dd`, rules.quiet);

/** Hides the Preview button once JavaScript runs, because the preview then follows what is typed. */
export const preview = style({
	selectors: { "html[data-hydrated] &": { display: "none" } },
});

/** Scrolls if there are many, so that the answer stays near. The padding leaves room for focus rings. */
export const templates = style({
	...rules.flow(".5rem"),
	maxHeight: "14rem",
	margin: "0 -.3rem",
	padding: ".4rem .3rem",
	overflowY: "auto",
});
globalStyle(`${templates} > button`, { minWidth: 0 });
