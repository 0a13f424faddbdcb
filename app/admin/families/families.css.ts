import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";
import * as shared from "../page.css.ts";

export const row = style({
	position: "relative",
	// With large text on a phone, the name and the stage get a line of their own.
	...rules.row("0 .25rem"),
	...rules.lined(".6rem"),
	":hover": { background: vars.color.desk },
	selectors: { "&:first-child": { borderTop: 0 } },
	...at(from("lg"), {
		display: "grid",
		gridTemplateColumns:
			"2.75rem minmax(0, 1.4fr) minmax(0, .9fr) minmax(0, .8fr) minmax(0, 1.4fr)",
		columnGap: "1rem",
	}),
});

export const choose = style({
	position: "relative",
	zIndex: 1,
	...rules.centered,
	minWidth: vars.tap,
	minHeight: vars.tap,
	cursor: "pointer",
});

export const who = style({ display: "grid", flex: "1 1 5.5rem", minWidth: 0 });

/** How the latest message begins, on one line. */
export const message = style({ ...rules.ellipsis, ...rules.quiet });
export const stage = style({ minWidth: 0 });
// A list of one stage doesn't name it in each row.
globalStyle(`${who}:not(:has(+ ${stage}))`, at(from("lg"), { gridColumn: "2 / 4" }));

const under = { flexBasis: "100%", paddingInlineStart: "min(3rem, 22%)" };
export const waits = style([shared.waits, at(below("lg"), under)]);
export const step = style({
	...rules.flow("0 .5rem"),
	minWidth: 0,
	fontSize: vars.size.small,
	lineHeight: 1.45,
	...at(below("lg"), under),
});
globalStyle(`:is(${waits}, ${step}):empty`, at(below("lg"), { display: "none" }));

/** The actions for the selected families. They stick to the bottom of the window below a long list. */
export const bulk = style([shared.bulkBar]);
globalStyle(`${bulk} > span:has(> select)`, { flex: "0 1 11rem", minWidth: "6.5rem" });
globalStyle(`${bulk} button`, at(below("sm"), { flex: "none", paddingInline: ".8rem" }));
export const bulkLabel = style({
	color: vars.color.muted,
	...at(below("sm"), { width: "100%", fontSize: vars.size.small }),
});

/** The board: a column for each stage. It scrolls sideways if the columns don't fit. */
export const board = style({
	display: "grid",
	gridAutoFlow: "column",
	gridAutoColumns: "minmax(12.5rem, 1fr)",
	gap: ".75rem",
	overflowX: "auto",
	margin: "0 -.25rem",
	padding: ".25rem .25rem .75rem",
});
export const column = style({
	padding: ".75rem",
	borderRadius: "14px",
	background: vars.color.mist,
});
export const columnHead = style({
	...rules.beside(".5rem"),
	justifyContent: "space-between",
	marginBottom: ".5rem",
	...rules.plain,
	fontSize: vars.size.small,
	fontWeight: vars.weight.strong,
});
export const columnLink = style(rules.tapLine);
export const columnName = style([columnLink, { color: vars.color.ink, ...rules.plainLink }]);
export const cards = style({ gap: ".5rem" });
globalStyle(`${cards} > ${row}`, {
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) 2.5rem",
	columnGap: 0,
	padding: ".5rem 0 .6rem .85rem",
	border: 0,
	borderRadius: vars.radius.control,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
});
globalStyle(`${cards} > ${row} > *`, { gridColumn: "1 / -1" });
globalStyle(`${cards} > ${row} > ${choose}`, {
	gridArea: "1 / 2",
	alignSelf: "start",
	minWidth: 0,
	minHeight: "2.5rem",
});
// Long names are hyphenated.
globalStyle(`${cards} > ${row} > ${who}`, {
	gridColumn: 1,
	hyphens: "auto",
	hyphenateLimitChars: "13 5 4",
});
globalStyle(`${cards} > ${row} > :is(${waits}, ${step})`, { paddingInline: "0 .85rem" });
globalStyle(`${cards} :is(${waits}, ${step}):empty`, { display: "none" });

/** Styles by stage. Other stages look like the plain tag. */
export const tones: Readonly<Record<string, string>> = {
	new: style({ background: vars.color.porchGlow, color: vars.color.porchInk }),
	visit: style({ background: vars.color.haze }),
	waiting: style({ background: vars.color.haze }),
	reserved: style({ background: vars.color.night, color: vars.color.onNight }),
	home: style({ background: vars.color.okBackground, color: vars.color.ok }),
	"not now": style({
		background: "transparent",
		color: vars.color.muted,
		boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
	}),
};
