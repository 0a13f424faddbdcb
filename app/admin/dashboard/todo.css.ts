import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";
import { remark } from "../page.css.ts";
import { part } from "../rows.css.ts";

export const item = style([part, rules.stack(".25rem")]);
export const head = style(rules.ends("0 1rem"));
/** The beginning of a text. The family's page shows all of it. */
export const excerpt = style({
	...rules.clamped(2),
	margin: 0,
	maxWidth: vars.measure,
	lineHeight: 1.45,
});
export const more = style([remark, { paddingTop: ".9rem" }]);
export const buttons = style({
	...rules.flow(".5rem"),
	marginTop: ".4rem",
	...at(below("sm"), { gap: ".35rem" }),
});
// A form with several of the buttons is on their line.
globalStyle(`${buttons} > ${buttons}`, { marginTop: 0 });
// Four buttons fit side by side on a phone, where they have no icons.
globalStyle(
	`${buttons} > :is(a, button)`,
	at(below("sm"), { flex: "1 1 auto", gap: ".4rem", paddingInline: ".3rem" }),
);
globalStyle(`${buttons} svg`, at("(width < 26rem)", { display: "none" }));
