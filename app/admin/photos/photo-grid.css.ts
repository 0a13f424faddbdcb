import { globalStyle, style } from "@vanilla-extract/css";
import { from, rules, vars } from "~/ui/theme/theme.ts";
import { bulkBar } from "../page.css.ts";

/** Three photos in a row on a phone, six at a desk. */
export const grid = style({
	display: "grid",
	gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
	gap: ".5rem",
	"@media": {
		[from("md")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "1rem" },
		[from("xl")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
	},
});

export const tile = style({ position: "relative" });

/** Raises a photo above the others while it is dragged. */
export const dragged = style({ zIndex: 1, opacity: 0.85 });

export const link = style({
	display: "block",
	borderRadius: "10px",
	color: vars.color.text,
	fontSize: vars.size.small,
	lineHeight: 1.35,
	textDecoration: "none",
});

/** A finger scrolls the page unless it holds the photo; then nothing of the browser's own happens. */
export const movable = style({
	cursor: "grab",
	touchAction: "manipulation",
	userSelect: "none",
	WebkitTouchCallout: "none",
});
globalStyle(`${movable} img`, { pointerEvents: "none" });

export const thumb = style({
	borderRadius: "10px",
	selectors: { [`${link}:hover &`]: { boxShadow: `0 0 0 2px ${vars.color.night}` } },
});
globalStyle(`${tile}:has(input:checked) ${thumb}`, { boxShadow: `0 0 0 3px ${vars.color.porch}` });

const label = {
	maxWidth: "100%",
	padding: ".1rem .5rem",
	borderRadius: "6px",
	fontSize: vars.size.micro,
	fontWeight: vars.weight.semi,
} as const;

export const mark = style({
	...label,
	position: "absolute",
	left: ".35rem",
	bottom: ".35rem",
	background: vars.color.night,
	color: vars.color.white,
});

export const caption = style({
	...rules.stack(".15rem"),
	justifyItems: "start",
	paddingBlock: ".35rem .5rem",
});

/** Something that is still missing. */
export const missing = style({
	...label,
	background: vars.color.porchGlow,
	color: vars.color.porchInk,
});

export const choose = style({
	position: "absolute",
	top: 0,
	right: 0,
	...rules.centered,
	...rules.square(vars.tap),
	cursor: "pointer",
});
globalStyle(`${choose} input`, rules.square("1.5rem"));

export const bulk = style([
	bulkBar,
	{ marginInline: 0, paddingInline: 0, background: vars.color.white },
]);
