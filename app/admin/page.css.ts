import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";
import { BAR, BAR_HEIGHT, PADDING } from "./frame.css.ts";

export const head = style({ ...rules.spread("1rem"), marginBottom: "1.75rem" });

export const title = style({ fontSize: "1.875rem" });

/** The title, with the link to the guide. */
export const titleLine = style({ ...rules.beside(".25rem"), marginBottom: ".375rem" });
export const help = style({ flex: "none", color: vars.color.muted, fontSize: "1.125rem" });

export const panel = style({
	minWidth: 0,
	// Large text on a narrow phone needs the room.
	padding: "1.35rem min(1.5rem, 6.25vw)",
	...rules.sheet,
	...at("(forced-colors: active)", { border: "1px solid" }),
});

export const panelHead = style({ ...rules.spread(".5rem 1rem"), marginBottom: "1rem" });

export const panelTitle = style({ minWidth: 0, fontSize: "1.25rem", letterSpacing: "-.01em" });
globalStyle(`${panel} section > h3`, { fontSize: "1.0625rem" });

/** Two columns from 1200 px up. The left one is wider and holds what matters most. */
export const columns = style({
	...rules.columnsFrom("xl", "1.5fr 1fr", "1.25rem"),
	alignItems: "start",
});
globalStyle(`:is(${panel}, ${columns}) + :is(${panel}, ${columns})`, { marginTop: "1.25rem" });
globalStyle(`${columns} > ${panel}`, { marginTop: 0 });

/** Makes both columns as tall as the taller one. */
export const even = style({ alignItems: "stretch" });

/** A warning above the panels, or another part with its distance to the next. */
export const notice = style({ marginBottom: "1.25rem" });

/** Buttons and links beside each other. */
export const buttons = style(rules.row(".5rem .75rem"));

export const remark = style({ margin: 0, ...rules.quiet, fontWeight: vars.weight.text });

/** A remark below a list. */
export const afterword = style({ marginTop: "1.25rem", color: vars.color.muted });

/** Parts of a panel, one below the other. */
export const parts = style(rules.stack(".75rem"));

/** A part of a panel on a ground of its own. */
export const well = style({
	minWidth: 0,
	padding: "1rem 1.15rem",
	borderRadius: vars.radius.control,
	background: vars.color.desk,
});

/** A word about the state of something. */
export const tag = style({
	...rules.tapLine,
	minHeight: "1.625rem",
	padding: ".1rem .7rem",
	borderRadius: vars.radius.full,
	background: vars.color.mist,
	...rules.strong,
	fontSize: vars.size.micro,
	lineHeight: 1.2,
	whiteSpace: "nowrap",
	...at("(forced-colors: active)", { border: "1px solid" }),
});

/** A part below another one in the same panel. */
export const under = style({ marginTop: "1rem" });

export const bad = style({ color: vars.color.bad });
/** A day that has passed, or is today. */
export const overdue = style({ color: vars.color.bad, fontWeight: vars.weight.semi });

export const good = style({ color: vars.color.ok });
/** Since when somebody waits. */
export const waits = style({
	color: vars.color.porchInk,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
});

/** A text as somebody wrote it, with its line breaks. */
export const written = style({ marginTop: ".25rem", whiteSpace: "pre-wrap" });

/** A fieldset without a frame. */
export const bare = style(rules.stack("1.1rem"));
globalStyle(`${bare} > legend`, { marginBottom: ".4rem", ...rules.strong });

export const form = style(rules.stack("1.1rem"));

/** Short fields, side by side where there is room, even in a narrow column. */
export const pair = style(rules.fitting("13rem", "1.1rem"));

/** Sticks to the bottom of the window, as wide as the page. */
const stickyBar = style({
	position: "sticky",
	bottom: 0,
	zIndex: vars.layer.sticky,
	...rules.row(".75rem"),
	margin: `1rem calc(${PADDING} * -1) 0`,
	padding: `.75rem ${PADDING} calc(.75rem + env(safe-area-inset-bottom))`,
	borderTop: `1px solid ${vars.color.line}`,
	background: vars.color.desk,
	"@media": {
		[below("sm")]: { gap: ".5rem" },
		[BAR]: { bottom: BAR_HEIGHT },
		print: { display: "none" },
	},
});

/** What can be done with the chosen things of its form. Out of the way until one is. */
export const bulkBar = style([
	stickyBar,
	{ selectors: { "form:not(:has(input:checked)) > &": { display: "none" } } },
]);

/** Keeps the Save button always within reach. */
export const saveBar = style([
	stickyBar,
	{
		justifyContent: "space-between",
		margin: `1.5rem calc(${PADDING} * -1) calc(${PADDING} * -1)`,
		paddingBlock: `.9rem calc(.9rem + env(safe-area-inset-bottom))`,
	},
]);

// In the left one of two columns, it doesn't cover the edge of the other.
globalStyle(`${columns} ${saveBar}`, at(from("xl"), { marginInlineEnd: 0, paddingInlineEnd: 0 }));

// Three buttons fit beside each other on a phone.
export const saveActions = style({ ...rules.flow(".75rem"), ...at(below("sm"), { gap: ".5rem" }) });
globalStyle(`${saveActions} :is(a, button)`, at(below("sm"), { paddingInline: ".75rem" }));

export const pager = style({ ...rules.spread(".75rem"), marginTop: "1.25rem" });

/** Fields with their button beside them, or below them where there is no room. */
export const fieldLine = style({ ...rules.flow(".5rem .75rem"), alignItems: "end" });
globalStyle(`${fieldLine} > div`, { flex: "1 1 10rem", minWidth: 0 });
globalStyle(`${fieldLine} > p`, { flexBasis: "100%", margin: 0 });

/** A search box above what it finds. */
export const search = style({ maxWidth: "36rem", marginBottom: "1.25rem" });

/** Names on the left, values on the right. */
export const facts = style(rules.stack(".5rem"));
globalStyle(`${facts} > div`, {
	display: "grid",
	gridTemplateColumns: "minmax(0, 11rem) minmax(50%, 1fr)",
	gap: "0 1.25rem",
});
globalStyle(`${facts} dt`, { color: vars.color.muted });

/** Texts below their names, such as what was entered in a form whose record is gone. */
export const entered = style({ ...rules.stack(".5rem"), margin: ".5rem 0 0" });
globalStyle(`${entered} dt`, { fontWeight: vars.weight.semi });
globalStyle(`${entered} dd`, { whiteSpace: "pre-wrap" });
