import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, vars } from "~/ui/theme/theme.ts";
import { choices } from "../content/picture-field.css.ts";
import { page as site } from "../editor/site.css.ts";
import { panelHead } from "../page.css.ts";

/** Which step of how many this is, above its title. */
export const place = style({ color: vars.color.muted, fontWeight: vars.weight.semi });

export const progress = style({
	display: "block",
	width: "100%",
	height: ".5rem",
	margin: ".375rem 0 1rem",
	accentColor: vars.color.ridge4,
});

/** A step's few fields are as wide as they need to be. */
export const step = style({ maxWidth: "44rem" });
// The step's own title says what its only panel is about.
globalStyle(`${step} section:only-child > ${panelHead}`, { display: "none" });
// On a phone, the control below the pictures that adds one is in sight.
globalStyle(`${step} ${choices}`, at(below("sm"), { maxHeight: "12rem" }));

/** The home page in a frame. */
export const page = style([site, { height: "36rem", ...at(below("lg"), { height: "20rem" }) }]);

/** The unobtrusive reminder of sample content. */
export const reminder = style({ marginBottom: "1.25rem", color: vars.color.muted });
