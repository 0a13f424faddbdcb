import { globalStyle, style } from "@vanilla-extract/css";
import { barLink } from "~/ui/button.css.ts";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { at, below, from, lowWindow, rules, vars } from "~/ui/theme/theme.ts";

export const top = style({
	...rules.spread("0 min(1rem, 16px)"),
	paddingBlock: ".75rem",
	overflowWrap: "anywhere",
	...at(below("md"), { paddingBlock: ".25rem" }),
});

/**
 * On a phone the breadcrumbs share one line with the arrows, so that the puppy's price and buttons are
 * visible without scrolling. If the text is so large that little room is left, they get their own line.
 */
globalStyle(`${top} > nav:first-of-type`, at(below("md"), { flex: "1 1 8rem", minWidth: 0 }));

/** The photo beside the text, in a wide window. */
export const plainHead = style({
	...rules.stack(`${vars.space.s6} clamp(2rem, 4.5vw, 4.5rem)`),
	...at(from("lg"), {
		gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
		alignItems: "center",
	}),
});

/** In print the photo and the text are side by side, so that everything fits on one page. */
export const head = style([
	plainHead,
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

// The photo is aligned with the top of the text, even if the text is taller.
globalStyle(`${head} > :first-child`, { alignSelf: "start" });

/** The name may be one long word. On a narrow screen the facts come after the price and the buttons. */
export const text = style({
	...rules.column,
	overflowWrap: "anywhere",
});

/** On a narrow screen the tag is next to the name, otherwise above it. */
export const title = style({
	...rules.column,
	alignItems: "flex-start",
	gap: ".9rem",
	...at(below("lg"), {
		flexFlow: "row-reverse wrap",
		alignItems: "center",
		justifyContent: "flex-end",
		gap: ".25rem 1rem",
	}),
});

export const name = style({
	minWidth: 0,
	fontSize: vars.size.display,
	lineHeight: 1.12,
	"@media": {
		// Without this limit, a name of seven letters would break in text at twice its normal size.
		[below("sm")]: { fontSize: `min(${vars.size.display}, 17vw)` },
		[lowWindow]: { fontSize: vars.size.h1 },
	},
});

/** A name as long as a sentence is set smaller, so that the facts stay in view. */
export const longName = style({ minWidth: 0, fontSize: vars.size.h2, lineHeight: 1.12 });

export const breed = style({
	marginTop: ".6rem",
	fontSize: vars.size.lead,
	...at(below("lg"), { marginTop: ".4rem" }),
});

/** The price and the buttons to ask. */
export const offer = style({
	...rules.stack(vars.space.s5),
	"@media": {
		[below("lg")]: { order: 1, gap: vars.space.s3, marginTop: vars.space.s4 },
		[lowWindow]: { gap: vars.space.s4 },
	},
});

/** On a wide screen it is below the photo, next to the text. */
export const visit = style(at(from("lg"), { gridColumn: 1, gridRow: 2, alignSelf: "start" }));
globalStyle(`${head}:has(> ${visit})`, at(from("lg"), { gridTemplateRows: "auto 1fr" }));
globalStyle(
	`${head}:has(> ${visit}) > :nth-child(2)`,
	at(from("lg"), { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "start" }),
);

/** The day on which the puppy can go home. On a wide screen it is among the facts above. */
export const home = style(at(from("lg"), { display: "none" }));

export const onPhone = style({
	...rules.beside("1rem"),
	marginTop: vars.space.s5,
	...at(below("lg"), { display: "none" }),
});
export const code = style({ flex: "none", width: "5.5rem" });

/** On a phone the buttons are full width, which is easy to reach for the thumb. */
export const actions = style(at(below("sm"), { flexDirection: "column", alignItems: "stretch" }));

/** Under the buttons on a phone, whose first screen is theirs, and under the price on paper. */
export const terms = style(rules.stack(vars.space.s2));
export const termLinks = style([screenOnly, rules.flow(".25rem 1.75rem")]);

export const plain = style({ paddingBottom: vars.space.section });

export const others = style({ paddingBlock: `0 ${vars.space.s8}` });

export const othersTitle = style({
	paddingTop: "clamp(3rem, 5.5vw, 5.5rem)",
	borderTop: `1px solid ${vars.color.line}`,
	marginBottom: vars.space.s6,
});

export const facts = style({
	marginBlock: vars.space.s5,
	"@media": {
		[below("lg")]: { order: 2, marginBottom: 0 },
		[lowWindow]: { marginBlock: vars.space.s4 },
	},
});

export const nav = style({
	...rules.beside(".25rem"),
	minWidth: 0,
	...at(below("md"), { flex: "none", gap: 0 }),
});

export const navLink = style([
	barLink,
	{ paddingInline: ".75rem", ...at(below("md"), { paddingInline: 0 }) },
]);

/**
 * Long names end in an ellipsis, so that two of them and the link back fit side by side. A phone only has
 * room for the arrows, which keep the names for screen readers.
 */
export const navName = style({
	maxWidth: "9rem",
	...rules.ellipsis,
	...at(below("md"), { display: "none" }),
});

export const contact = style({
	...rules.beside(vars.space.s5),
	breakInside: "avoid",
	paddingTop: vars.space.s4,
	borderTop: `1px solid ${vars.color.ink}`,
	lineHeight: vars.leading.tight,
});

export const printedCode = style({ flex: "none", width: "32mm" });
