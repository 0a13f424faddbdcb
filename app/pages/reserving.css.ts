import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import * as page from "./page.css.ts";

const { color, font, space, weight } = vars;

/** The links are below the heading, beside the steps; on a phone they come last. */
export const steps = style({ "@media": { [from("lg")]: { gridTemplateRows: "auto 1fr" } } });
globalStyle(`${steps} > :nth-child(2)`, { "@media": { [from("lg")]: { gridArea: "1 / 2 / 3" } } });
export const stepLinks = style([page.links, { alignContent: "start" }]);

export const rules = style({ display: "grid" });
export const rule = style({
	display: "grid",
	gap: `${space.s1} ${space.s5}`,
	paddingBlock: space.s4,
	borderTop: `1px solid ${color.ridge1}`,
	"@media": { [from("md")]: { gridTemplateColumns: "2fr 3fr" } },
});
export const term = style({
	color: color.ink,
	font: `${weight.display} 1.25rem/1.3 ${font.display}`,
	textWrap: "balance",
});

export const questions = style([page.questions, { marginTop: space.s6 }]);
export const question = style({ fontSize: "1.25rem" });
