import { style, styleVariants } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { lead, visuallyHidden } from "~/ui/theme/text.css.ts";
import { vars } from "~/ui/theme/theme.css.ts";

/** The text may be too long for balanced lines, but its last line never is a single word. */
export const story = style([lead, { textWrap: "pretty" }]);

export const parents = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
	gap: `${vars.space.s6} clamp(2rem, 4vw, 4rem)`,
});

export const parent = style({
	minWidth: 0,
	paddingTop: vars.space.s4,
	borderTop: `2px solid ${vars.color.ridge2}`,
});

export const role = style({
	color: vars.color.muted,
	fontFamily: vars.font.text,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
	letterSpacing: 0,
});

export const parentName = style({
	margin: ".15rem 0 .6rem",
	color: vars.color.ink,
	fontFamily: vars.font.display,
	fontSize: vars.size.h3,
	fontWeight: vars.weight.display,
	lineHeight: 1.25,
	textWrap: "balance",
});

export const list = style({
	selectors: { "& + &": { marginTop: vars.space.s7 } },
	"@media": { [below("lg")]: { ":first-child": { marginTop: vars.space.s3 } } },
});

export const listTitle = style({ marginBottom: ".75rem" });

export const entries = style({ margin: 0, padding: 0, listStyle: "none" });

const entry = style({
	display: "grid",
	gap: "0 1.5rem",
	maxWidth: "none",
	paddingBlock: ".7rem",
	borderTop: `1px solid ${vars.color.line}`,
});

export const entryOf = styleVariants({
	/** Short results, next to the name of the test. */
	short: [
		entry,
		{
			gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
			"@media": { [below("sm")]: { gap: "0 1rem" } },
		},
	],
	/** Sentences next to a term, or below it on a phone. */
	long: [
		entry,
		{
			gridTemplateColumns: "minmax(0, 2fr) minmax(0, 7fr)",
			"@media": { [below("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
		},
	],
});

export const term = style({ color: vars.color.ink, fontWeight: vars.weight.semi });

/** Visible only to screen readers, because the term and its text are in separate columns. */
export const colon = visuallyHidden;

export const whole = style({ gridColumn: "1 / -1" });

/** In a column of its own, the text starts with a capital letter. */
export const text = style({ "::first-letter": { textTransform: "uppercase" } });

export const onward = style({ marginTop: vars.space.s5 });

export const jumps = style({
	display: "flex",
	flexWrap: "wrap",
	gap: ".25rem 2.5rem",
	marginTop: vars.space.s5,
	":empty": { display: "none" },
});
