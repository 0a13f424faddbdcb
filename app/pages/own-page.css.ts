import { globalStyle, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";
import * as page from "./page.css.ts";

const { radius, space } = vars;

export const blocks = style(
	rules.columnsFrom("md", "1fr 1fr", `${space.s6} clamp(1.5rem, 3vw, 3rem)`),
);
/** A question stands beside the next one, where there is room. */
const whole = style({
	gridColumn: "1 / -1",
	selectors: { "* + &": { marginTop: space.s5 } },
});
export const block = { text: whole, picture: whole, prices: whole, question: page.questionText };

export const text = style({});
globalStyle(`h2 + ${text}`, { marginTop: space.s4 });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: "1.4rem" });
globalStyle(`${text} ul`, { listStyle: "disc" });
globalStyle(`${text} ol`, { listStyle: "decimal" });

export const withPicture = style({ alignItems: "center" });
export const picture = style({
	borderRadius: radius.card,
	"@media": { print: { maxWidth: "9cm" } },
});

export const rows = style({ maxWidth: vars.width.narrow, marginTop: space.s4 });
