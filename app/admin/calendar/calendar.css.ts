import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import type { EntryKind } from "~/calendar/kinds.ts";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";
import { panelHead } from "../page.css.ts";
import { part } from "../rows.css.ts";

const forced = "(forced-colors: active)";

/** Edge and background colors of each kind. The kind's name is shown as well wherever there is room. */
const colorsOf: Record<EntryKind, { edge: string; ground: string }> = {
	visit: { edge: vars.color.porch, ground: vars.color.porchGlow },
	pickup: { edge: vars.color.ok, ground: vars.color.okBackground },
	"going home": { edge: vars.color.ok, ground: vars.color.okBackground },
	training: { edge: vars.color.ridge3, ground: vars.color.mist },
	"training week": { edge: vars.color.ridge2, ground: vars.color.mist },
	"next step": { edge: vars.color.ridge5, ground: vars.color.haze },
	"payment due": { edge: vars.color.bad, ground: vars.color.badBackground },
	other: { edge: vars.color.muted, ground: vars.color.desk },
};
/** For a bar with text. */
export const grounds = styleVariants(colorsOf, ({ edge, ground }) => ({
	borderInlineStartColor: edge,
	background: ground,
}));
/** For a dot. */
export const dots = styleVariants(colorsOf, ({ edge }) => ({ background: edge }));

export const dot = style({
	flex: "none",
	...rules.square(".55rem"),
	borderRadius: vars.radius.full,
	"@media": {
		[below("md")]: rules.square(".45rem"),
		[forced]: { outline: "1px solid" },
	},
});

export const monthPanel = style(at(below("md"), { padding: "1rem .5rem" }));
export const monthHead = style([panelHead, at(below("md"), { paddingInline: ".5rem" })]);
export const turn = style(rules.beside(".35rem"));

export const month = style({ width: "100%", tableLayout: "fixed" });
globalStyle(`${month} thead th`, {
	padding: ".35rem .25rem",
	color: vars.color.muted,
	fontSize: vars.size.micro,
	fontWeight: vars.weight.semi,
	...at(below("md"), { textAlign: "center", paddingInline: 0 }),
});

export const cell = style({
	height: "7.5rem",
	padding: ".25rem",
	border: `1px solid ${vars.color.line}`,
	verticalAlign: "top",
	...at(below("md"), { height: "auto", padding: 0 }),
});
export const outside = style({ background: vars.color.desk, color: vars.color.muted });
export const chosen = style({
	boxShadow: `inset 0 0 0 2px ${vars.color.ridge4}`,
	...at(forced, { outline: "2px solid", outlineOffset: "-2px" }),
});

export const dayLink = style({
	display: "flex",
	alignItems: "center",
	minHeight: "1.9rem",
	borderRadius: vars.radius.focus,
	color: vars.color.ink,
	textDecoration: "none",
	":hover": { background: vars.color.mist },
	...at(below("md"), {
		flexDirection: "column",
		justifyContent: "flex-start",
		gap: ".15rem",
		minHeight: "3.5rem",
		paddingBlock: ".25rem",
	}),
});
globalStyle(`${outside} ${dayLink}`, { color: vars.color.muted });
export const number = style({
	...rules.centered,
	minWidth: "1.75rem",
	minHeight: "1.75rem",
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
});
export const today = style({
	borderRadius: vars.radius.full,
	background: vars.color.night,
	color: vars.color.onNight,
	...at(forced, { outline: "2px solid" }),
});
export const dotRow = style({
	display: "none",
	color: vars.color.muted,
	fontSize: vars.size.micro,
	lineHeight: 1,
	...at(below("md"), { ...rules.row(".15rem"), justifyContent: "center", minHeight: ".8rem" }),
});

/** Hidden on a narrow screen, where a day's entries are listed below the month. */
export const chips = style({
	...rules.stack(".2rem"),
	marginTop: ".15rem",
	...at(below("md"), { display: "none" }),
});
export const more = style({
	display: "block",
	padding: ".2rem .4rem",
	fontSize: vars.size.micro,
	lineHeight: 1.35,
});
export const chip = style([
	more,
	{
		borderInlineStartStyle: "solid",
		borderInlineStartWidth: "4px",
		borderRadius: "4px",
		color: vars.color.ink,
		...rules.plainLink,
	},
]);
/** Two lines, because the end of a title often matters, such as the week of a training. */
export const chipText = style(rules.clamped(2));

export const period = style({ marginBottom: "1rem", fontSize: "1.25rem" });

export const item = style([
	part,
	{
		...rules.columnsFrom("md", "13.5rem 1fr 9rem", ".2rem 1rem"),
		alignItems: "baseline",
	},
]);
export const when = style({ ...rules.quiet, fontVariantNumeric: "tabular-nums lining-nums" });
export const kind = style({ ...rules.beside(".45rem"), ...rules.quiet });
