import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, lowWindow } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const top = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: "0 min(1rem, 16px)",
	paddingBlock: ".75rem",
	overflowWrap: "anywhere",
	"@media": { [below("md")]: { paddingBlock: ".25rem" } },
});

/**
 * The trail takes the room that the arrows leave: on a phone one line, so that the puppy's price and
 * buttons are in the first view; a line of its own where the text is so large that little is left.
 */
globalStyle(`${top} > nav:first-of-type`, {
	"@media": { [below("md")]: { flex: "1 1 8rem", minWidth: 0 } },
});

/** Where no room is left for its name, which stands below as the heading, the way back stays whole. */
globalStyle(`${top} > nav:first-of-type li:last-child`, {
	"@media": { "(max-width: 374px)": { display: "none" } },
});
globalStyle(`${top} > nav:first-of-type li:nth-last-child(2)::after`, {
	"@media": { "(max-width: 374px)": { content: "none" } },
});

const columns = style({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${vars.space.s6} clamp(2rem, 4.5vw, 4.5rem)`,
	"@media": {
		[from("lg")]: {
			gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
			alignItems: "center",
		},
	},
});

/** On paper the photo and the words stand beside each other, so that all fits on one page. */
export const head = style([
	columns,
	{
		paddingBottom: vars.space.s8,
		"@media": {
			[below("lg")]: { gap: vars.space.s3 },
			print: {
				gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
				alignItems: "start",
				paddingBottom: vars.space.s4,
				breakInside: "avoid",
			},
		},
	},
]);

// Beside more words than it is high the photo begins where they begin.
globalStyle(`${head} > :first-child`, { alignSelf: "start" });

export const plainHead = style([columns]);

/** A name may be one long word. On a narrow screen the facts come after the price and the buttons. */
export const words = style({
	display: "flex",
	flexDirection: "column",
	minWidth: 0,
	overflowWrap: "anywhere",
});

/** On a narrow screen the tag hangs beside the name, else above it. */
export const title = style({
	display: "flex",
	flexDirection: "column",
	alignItems: "flex-start",
	gap: ".9rem",
	"@media": {
		[below("lg")]: {
			flexFlow: "row-reverse wrap",
			alignItems: "center",
			justifyContent: "flex-end",
			gap: ".25rem 1rem",
		},
	},
});

export const name = style({
	minWidth: 0,
	fontSize: vars.size.display,
	lineHeight: 1.12,
	"@media": {
		// Text at twice its size would part a name of seven letters.
		[below("sm")]: { fontSize: `min(${vars.size.display}, 17vw)` },
		[lowWindow]: { fontSize: vars.size.h1 },
	},
});

/** A name that is a sentence is set smaller, so that the facts stay in view. */
export const longName = style({
	fontSize: vars.size.h2,
	// The sheet's rules for windows come after all others, those of the plain name too.
	"@media": {
		[below("sm")]: { fontSize: vars.size.h2 },
		[lowWindow]: { fontSize: vars.size.h2 },
	},
});

export const breed = style({
	marginTop: ".6rem",
	fontSize: vars.size.lead,
	"@media": { [below("lg")]: { marginTop: ".4rem" } },
});

/** What it costs and how to ask. */
export const offer = style({
	display: "grid",
	gap: vars.space.s5,
	"@media": {
		[below("lg")]: { order: 1, gap: vars.space.s3, marginTop: vars.space.s4 },
		[lowWindow]: { gap: vars.space.s4 },
	},
});

/** As wide as the thumb likes them. */
export const actions = style({
	"@media": { [below("sm")]: { flexDirection: "column", alignItems: "stretch" } },
});

export const photo = style({ borderRadius: vars.radius.card });

export const plain = style({ paddingBottom: vars.space.section });

export const plainText = style({ marginTop: vars.space.s5 });

export const others = style({ paddingBlock: `0 ${vars.space.s8}` });

export const othersTitle = style({
	paddingTop: "clamp(3rem, 5.5vw, 5.5rem)",
	borderTop: `1px solid ${vars.color.line}`,
	marginBottom: vars.space.s6,
});
