import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { stop } from "~/ui/page/trail.css.ts";
import { lead } from "~/ui/theme/text.css.ts";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";

export const section = style({
	paddingBlock: "clamp(3rem, 5.5vw, 5.5rem)",
	// A jump to the section stops below the sticky bar and the sticky pills.
	scrollMarginTop: "2rem",
	overflowWrap: "anywhere",
	selectors: {
		// The following sections may be inside an element that is hidden in print.
		"& + &, & + * > &:first-child": { borderTop: `1px solid ${vars.color.line}` },
		// The section gets the focus after a jump, but it is not a control, so it needs no focus ring.
		"&:focus-visible": { outline: "none" },
	},
});

export const title = style({
	marginBottom: vars.space.s5,
	...at(below("lg"), { marginBottom: "1rem" }),
});

export const split = style(at(below("lg"), { gap: "1rem" }));

/** The text may be too long for balanced lines, but its last line never is a single word. */
export const story = style([lead, { textWrap: "pretty" }]);

export const parents = style(rules.fitting("17rem", `${vars.space.s6} clamp(2rem, 4vw, 4rem)`));

export const parent = style({
	paddingTop: vars.space.s4,
	borderTop: `2px solid ${vars.color.ridge2}`,
});

export const role = style({ ...rules.quiet, ...rules.plain, fontWeight: vars.weight.semi });

export const parentName = style({
	margin: ".15rem 0 .6rem",
	...rules.display(`${vars.size.h3}/1.25`),
	textWrap: "balance",
});

export const list = style({
	selectors: { "& + &": { marginTop: vars.space.s7 } },
	...at(below("lg"), { ":first-child": { marginTop: vars.space.s3 } }),
});

export const entries = style({ listStyle: "none" });

const entry = style({
	...rules.stack("0 1.5rem"),
	maxWidth: "none",
	...rules.lined(".7rem"),
});

export const entryOf = styleVariants({
	/** Short results, next to the name of the test. */
	short: [
		entry,
		{
			gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
			...at(below("sm"), { gap: "0 1rem" }),
		},
	],
	/** Sentences next to a term, or below it on a phone. */
	long: [
		entry,
		{
			gridTemplateColumns: "minmax(0, 2fr) minmax(0, 7fr)",
			...at(below("sm"), { gridTemplateColumns: "minmax(0, 1fr)" }),
		},
	],
});

export const term = style(rules.strong);

export const whole = style({ gridColumn: "1 / -1" });

/** In a column of its own, the text starts with a capital letter. */
export const text = style({ "::first-letter": { textTransform: "uppercase" } });

/** A stage of the training. Its dot shows whether it is done. */
export const stages = styleVariants({
	done: [
		stop,
		{
			"::before": { background: vars.color.ridge4, boxShadow: "none" },
			"::after": { borderColor: vars.color.ridge4 },
		},
	],
	now: [
		stop,
		{
			"::before": {
				background: vars.color.porch,
				boxShadow: `inset 0 0 0 2px ${vars.color.porchInk}, 0 0 0 6px ${vars.color.porchGlow}`,
			},
		},
	],
	next: [
		stop,
		{
			"::before": {
				background: vars.color.white,
				boxShadow: `inset 0 0 0 2px ${vars.color.field}`,
			},
		},
	],
});

export const check = style({
	position: "absolute",
	left: "min(.95rem, 4vw + .25rem)",
	top: ".45rem",
	zIndex: 1,
	...rules.square(".85rem"),
	color: vars.color.white,
});

export const documents = style({
	...rules.filling("19rem", vars.space.s5),
	margin: `${vars.space.s6} 0 0`,
});

export const document = style({
	display: "grid",
	gridTemplateColumns: "7rem minmax(0, 1fr)",
	gap: vars.space.s4,
	alignItems: "start",
});

export const documentPage = style({ display: "block", border: `1px solid ${vars.color.line}` });

export const documentFacts = style({
	...rules.stack(".15rem"),
	justifyItems: "start",
	...rules.quiet,
	overflowWrap: "anywhere",
});

export const documentTitle = style({ ...rules.strong, fontSize: vars.size.body });

export const scales = style(rules.stack("1.1rem"));

export const scale = style(rules.ends(".35rem"));

/** As long as the path of the mark's center. The margins keep the mark itself inside the column. */
export const line = style({
	position: "relative",
	flex: "0 0 calc(100% - 22px)",
	height: 10,
	marginInline: 11,
	borderRadius: 5,
	background: vars.color.haze,
	boxShadow: `-11px 0 0 ${vars.color.haze}, 11px 0 0 ${vars.color.haze}`,
	...at("(forced-colors: active)", { border: "1px solid" }),
});

export const mark = style({
	position: "absolute",
	top: "50%",
	...rules.square(22),
	margin: -11,
	border: `2px solid ${vars.color.ink}`,
	borderRadius: "50%",
	background: vars.color.porch,
	forcedColorAdjust: "none",
});

export const gallery = style({
	display: "grid",
	gridTemplateColumns: "repeat(6, 1fr)",
	gap: "clamp(.5rem, 1vw, .9rem)",
});

const shape = createVar();
export const item = style({ vars: { [shape]: "1 / 1" }, gridColumn: "span 2" });
export const wideItem = style({ vars: { [shape]: "4 / 3" }, gridColumn: "span 3" });
globalStyle(`${item}:only-child`, { vars: { [shape]: "16 / 9" }, gridColumn: "1 / -1" });
// On a phone, two in a row. The first one has a row of its own, and so does a last one without a neighbor.
globalStyle(`li${item}`, at(below("sm"), { vars: { [shape]: "1 / 1" }, gridColumn: "span 3" }));
globalStyle(
	`${item}:is(:first-child, :last-child:nth-child(even))`,
	at(below("sm"), { vars: { [shape]: "4 / 3" }, gridColumn: "1 / -1" }),
);

export const link = style({
	display: "block",
	borderRadius: vars.radius.control,
	cursor: "zoom-in",
	":focus-visible": { borderRadius: vars.radius.control },
});

export const photo = style({ aspectRatio: shape, borderRadius: vars.radius.control });
