/** What many styles have in common, for spreading into them. */
import { from } from "./media.ts";
import { vars } from "./theme.css.ts";

/** Things beside each other, on as many lines as they need. */
export const flow = (gap: string) => ({ display: "flex", flexWrap: "wrap", gap }) as const;

/** Things of different heights beside each other, aligned at their middles. */
export const row = (gap: string) => ({ ...flow(gap), alignItems: "center" }) as const;

/** A row from one edge to the other. */
export const spread = (gap: string) => ({ ...row(gap), justifyContent: "space-between" }) as const;

/** A name and what belongs to it, on one line of text from one edge to the other. */
export const ends = (gap: string) =>
	({ ...flow(gap), alignItems: "baseline", justifyContent: "space-between" }) as const;

/** Things beside each other, always on one line. */
export const beside = (gap: string) => ({ display: "flex", alignItems: "center", gap }) as const;

/** Things below each other, none of which is wider than its container. */
export const stack = (gap: string) =>
	({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap }) as const;

/** As many columns as there is room for, at least this wide. Fewer things than columns share the whole width. */
export const fitting = (least: string, gap: string) =>
	({
		display: "grid",
		gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
		gap,
	}) as const;

/** As many columns as there is room for, of which a few things leave the others empty. */
export const filling = (least: string, gap: string) =>
	({
		display: "grid",
		gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
		gap,
	}) as const;

/**
 * Things below each other, and in these columns from a width of the window on. A long word, such as an address on the
 * web, breaks instead of widening its column.
 */
export const columnsFrom = (width: Parameters<typeof from>[0], columns: string, gap: string) =>
	({
		...stack(gap),
		"@media": {
			[from(width)]: { gridTemplateColumns: columns.replace(/[\d.]+fr/g, "minmax(0, $&)") },
		},
	}) as const;

/** A part of a list, with a line above it. */
export const lined = (paddingBlock: string, color: string = vars.color.line) => ({
	paddingBlock,
	borderTop: `1px solid ${color}`,
});

/** One thing in the middle, such as the icon of a button. */
export const centered = { display: "grid", placeItems: "center" } as const;

/** Lies over all of its container. */
export const cover = { position: "absolute", inset: 0 } as const;

/** For a link: what it is in can be pressed anywhere. */
export const stretched = { "::after": { content: "", ...cover } } as const;

/** A ground with a drawing behind its content. */
export const landscape = {
	position: "relative",
	isolation: "isolate",
	overflow: "hidden",
} as const;

/** Things below each other, of which one may take the room that is left. */
export const column = { display: "flex", flexDirection: "column" } as const;

/** Something as wide as it is high. */
export const square = (side: string | number) => ({ width: side, height: side }) as const;
export const disc = (side: string | number) => ({ ...square(side), borderRadius: "50%" }) as const;

/** A link that is underlined only under the pointer. */
export const plainLink = {
	textDecoration: "none",
	":hover": { textDecoration: "underline" },
} as const;

/** A window above the page, and what covers the page meanwhile. */
export const dialog = {
	border: 0,
	borderRadius: vars.radius.large,
	background: vars.color.white,
	boxShadow: vars.shadow.floating,
	color: vars.color.text,
	"::backdrop": { background: vars.color.veil },
};

/** A line of text as high as a fingertip. */
export const tapLine = {
	display: "inline-flex",
	alignItems: "center",
	minHeight: vars.tap,
} as const;

/** What is less important than the text. */
export const quiet = { color: vars.color.muted, fontSize: vars.size.small };

/** What is read first. */
export const strong = { color: vars.color.ink, fontWeight: vars.weight.semi };

/** Text in the font of headings, with digits that all stand on the baseline. The size includes the height of a line: "1.25rem/1.3". */
export const display = (size: string) => ({
	color: vars.color.ink,
	font: `${vars.weight.display} ${size} ${vars.font.display}`,
	fontVariantNumeric: "lining-nums",
});

/** A heading in the font of the text. */
export const plain = { fontFamily: vars.font.text, letterSpacing: 0 };

/** A text as somebody wrote it: keeps its lines, and lets no word overflow its column. */
export const written = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

export const ellipsis = {
	overflow: "hidden",
	textOverflow: "ellipsis",
	whiteSpace: "nowrap",
} as const;

/** Ends a text of more lines than these in an ellipsis. */
export const clamped = (lines: number) =>
	({
		display: "-webkit-box",
		overflow: "hidden",
		WebkitBoxOrient: "vertical",
		WebkitLineClamp: lines,
	}) as const;

/** A sheet of paper on the background of the page. */
export const sheet = {
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
};

/** Keeps an element in view while what is beside it scrolls, in a wide window. */
export const staying = {
	"@media": { [from("lg")]: { position: "sticky", top: "6.5rem", alignSelf: "start" } },
} as const;
