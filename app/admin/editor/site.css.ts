import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";
import { BAR, BAR_HEIGHT, PADDING } from "../frame.css.ts";
import { saveBar } from "../page.css.ts";

/** The most of a phone's window that the fields of a section cover. */
const SHEET = "58dvh";

/** The page and the fields of one of its sections side by side; on a phone, the page above the fields. */
export const split = style({
	...rules.stack("1.25rem"),
	"@media": {
		[from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 24rem", alignItems: "start" },
		[below("lg")]: { paddingBottom: SHEET },
	},
});

export const page = style({
	display: "block",
	width: "100%",
	height: "calc(100dvh - 9rem)",
	minHeight: "24rem",
	border: `1px solid ${vars.color.line}`,
	borderRadius: "10px",
	background: vars.color.white,
	selectors: {
		// The section stays in sight above its fields.
		[`${split} > &`]: at(below("lg"), { height: `calc(95dvh - ${SHEET})`, minHeight: 0 }),
	},
});

/** Beside the page at a desk; on a phone a sheet over its lower part. */
export const fields = style({
	background: vars.color.desk,
	"@media": {
		[from("lg")]: { maxHeight: "calc(100dvh - 9rem)", overflowY: "auto" },
		[below("lg")]: {
			position: "fixed",
			insetInline: 0,
			bottom: 0,
			zIndex: 20,
			maxHeight: SHEET,
			overflowY: "auto",
			padding: `1rem ${PADDING} 0`,
			borderTop: `1px solid ${vars.color.line}`,
			borderRadius: "14px 14px 0 0",
			boxShadow: "0 -8px 24px rgb(0 0 0 / 18%)",
		},
		[BAR]: { bottom: BAR_HEIGHT },
	},
});

globalStyle(`${fields} ${saveBar}`, {
	bottom: 0,
	...at(from("lg"), { marginInline: 0, paddingInline: 0 }),
});

/** The headings of what is unpublished and of the menu. */
export const title = style({ fontSize: "1.125rem" });

/** On one line that can be scrolled on a phone. */
export const links = style({
	display: "flex",
	gap: ".5rem",
	margin: ".5rem 0 0",
	padding: "0 0 .25rem",
	overflowX: "auto",
	...at(from("lg"), { flexWrap: "wrap" }),
});

export const link = style({
	...rules.beside(".35rem"),
	padding: ".25rem .25rem .25rem .75rem",
	border: `1px solid ${vars.color.line}`,
	borderRadius: "10px",
	background: vars.color.white,
	whiteSpace: "nowrap",
});
