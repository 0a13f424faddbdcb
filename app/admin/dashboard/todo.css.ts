import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import { remark } from "../page.css.ts";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const item = style({
	display: "grid",
	gap: ".25rem",
	...rules.lined(".9rem"),
	overflowWrap: "anywhere",
	selectors: {
		"&:first-child": { paddingTop: 0, borderTop: 0 },
		"&:last-child": { paddingBottom: 0 },
	},
});
export const head = style({
	...rules.flow("0 1rem"),
	alignItems: "baseline",
	justifyContent: "space-between",
});
export const waits = style({
	color: vars.color.porchInk,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
});
/** The beginning of a text. The family's page shows all of it. */
export const excerpt = style({
	...rules.clamped(2),
	margin: 0,
	maxWidth: vars.measure,
	lineHeight: 1.45,
});
export const more = style([remark, { paddingTop: ".9rem" }]);
export const buttons = style({ ...rules.flow(".5rem"), marginTop: ".4rem" });
// A form with several of the buttons is on their line.
globalStyle(`${buttons} > ${buttons}`, { marginTop: 0 });
// Three buttons fit side by side on a phone, where they have no icons.
globalStyle(`${buttons} > :is(a, button)`, {
	"@media": { [below("sm")]: { flex: "1 1 auto", gap: ".4rem", paddingInline: ".6rem" } },
});
globalStyle(`${buttons} svg`, { "@media": { "(width < 26rem)": { display: "none" } } });
