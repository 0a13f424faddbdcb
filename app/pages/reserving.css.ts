import { globalStyle, style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";
import * as page from "./page.css.ts";

const { color, space } = vars;

/** The links are below the heading, beside the steps; on a phone they come last. */
export const steps = style(at(from("lg"), { gridTemplateRows: "auto 1fr" }));
globalStyle(`${steps} > :nth-child(2)`, at(from("lg"), { gridArea: "1 / 2 / 3" }));
export const stepLinks = style([page.links, { alignContent: "start" }]);

export const rule = style({
	...rules.columnsFrom("md", "2fr 3fr", `${space.s1} ${space.s5}`),
	...rules.lined(space.s4, color.ridge1),
});
