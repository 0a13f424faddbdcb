import { globalStyle, style } from "@vanilla-extract/css";
import { rules } from "~/ui/theme/theme.ts";

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
