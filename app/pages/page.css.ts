/** Styles shared by the content pages. */
import { globalStyle, style } from "@vanilla-extract/css";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

const { color, radius, size, space } = vars;

export const card = style({
	// On a phone with large text, the text needs the room more than the edges do.
	padding: "min(clamp(1.25rem, 2.6vw, 2.25rem), 6.25vw)",
	...rules.sheet,
});

/** A heading that stays in view while the text beside it scrolls. */
export const stays = style(rules.staying);

export const widePicture = style({ borderRadius: radius.card, aspectRatio: "4 / 3" });

export const caption = style({ marginTop: space.s3, ...rules.quiet, lineHeight: 1.5 });

/** A row of links to further pages. */
export const links = style([screenOnly, rules.flow(".25rem 2.5rem")]);
export const onward = style([links, { marginTop: "clamp(2rem, 3.5vw, 3.25rem)" }]);

/** Headings, each with its content beside it, separated by lines. */
export const line = style(rules.lined(space.s6, color.ridge1));
export const lineTitle = style({
	fontSize: "clamp(1.5rem, 1.2rem + 1vw, 2rem)",
	// Balanced lines would break words such as "new-owner" at their hyphen.
	textWrap: "wrap",
});

/** Questions in two columns. */
export const questions = style(
	rules.columnsFrom("md", "1fr 1fr", `${space.s6} clamp(1.5rem, 3vw, 3rem)`),
);

/** A question or rule with a line above it. */
export const questionText = style({
	paddingTop: space.s4,
	borderTop: `1px solid ${color.ridge1}`,
});

/** A row of a price list: what is paid for, and its price. */
export const priceRow = style({
	...rules.ends(`${space.s1} ${space.s5}`),
	...rules.lined(space.s4, color.ridge1),
});
globalStyle(`${priceRow} > dt`, { maxWidth: "100%", overflowWrap: "anywhere" });
/** The price is beside the text as long as its longest word fits there; otherwise it goes below the text. */
globalStyle(`${priceRow} > dd`, { flex: "1 1 min-content", overflowWrap: "break-word" });
export const rowPrice = style({
	...rules.display(`${size.h3}/1.25`),
	textAlign: "end",
	textWrap: "balance",
});

/** The title of a short part. */
export const smallTitle = style({ fontSize: "1.25rem" });

/** A short question or rule, in the font of headings. */
export const term = style({ ...rules.display("1.25rem/1.3"), textWrap: "balance" });

/** An amount in a text, and one that is what its card is about. */
export const amount = style(rules.display("1.75rem/1.1"));
export const largeAmount = style({
	...rules.display("clamp(2.5rem, 5vw, 4rem)/1"),
	letterSpacing: "-.03em",
});

/** A text as on paper: each line on its own. */
export const paper = style({ whiteSpace: "pre-line" });

/** For a tight band at the end of a page: the same distance to the footer as any other band has. */
export const end = style({ paddingBottom: space.section });
