import { style, styleVariants } from "@vanilla-extract/css";
import { inside, primitive } from "../primitive.ts";
import * as media from "../theme/media.ts";
import { rules, vars } from "../theme/theme.ts";

export const wrap = primitive({
	width: "100%",
	maxWidth: `calc(${vars.width.wrap} + 2 * ${vars.space.gutter})`,
	marginInline: "auto",
	paddingInline: vars.space.gutter,
});

export const section = primitive({ paddingBlock: vars.space.section });
export const tight = primitive({ paddingBlock: `calc(${vars.space.section} / 2)` });
export const tones = { mist: primitive({ background: vars.color.mist }) };

const { s2, s3, s4, s5, s6, s7, section: band } = vars.space;
/** Room above an element, or below it. */
export const above = styleVariants({ s2, s4, s5, s6, s7, band }, (marginTop) => ({ marginTop }));
export const below = styleVariants({ s3, s5 }, (marginBottom) => ({ marginBottom }));

/** A page without a head: breadcrumbs, and what it is about. */
export const page = primitive({ paddingBlock: `${s3} ${band}` });

export const split = primitive(rules.stack(`${vars.space.s6} clamp(2rem, 6vw, 6rem)`));
export const splits = {
	wide: primitive(media.at(media.from("lg"), { gridTemplateColumns: "5fr 7fr" })),
	even: primitive(media.at(media.from("lg"), { gridTemplateColumns: "1fr 1fr" })),
	side: primitive(media.at(media.from("lg"), { gridTemplateColumns: "3.4fr 8fr" })),
};
inside(`${split} > *`, { minWidth: 0 });

export const prose = primitive({});
inside(`${prose} > * + *`, { marginTop: vars.space.s4 });
inside(`${prose} li`, { maxWidth: vars.measure, marginTop: ".4rem" });
inside(`${prose} > :is(h2, h3):not(:first-child)`, { marginTop: vars.space.s6 });

export const actions = primitive(rules.row(vars.space.s3));
inside(`${prose} > ${actions}:not(:first-child)`, { marginTop: vars.space.s6 });

export const ticks = primitive({});
export const tick = primitive({
	position: "relative",
	paddingInlineStart: "1.9rem",
	selectors: { "& + &": { marginTop: ".6rem" } },
});
export const tickIcon = primitive({
	position: "absolute",
	left: 0,
	top: ".2em",
	color: vars.color.ridge4,
});

export const trainerLine = primitive(rules.beside("1rem"));

export const trainerFace = primitive({
	flex: "none",
	// Shrinks on a phone, to leave room for large text beside it.
	width: "min(4.5rem, 23vw)",
	borderRadius: "50%",
});

export const editableSection = style({
	position: "relative",
	outline: `2px dashed ${vars.color.porch}`,
	outlineOffset: "4px",
	scrollMarginTop: "4rem",
	selectors: { "&:target": { outlineStyle: "solid", outlineWidth: "3px" } },
});

export const editLink = style({
	position: "absolute",
	top: ".5rem",
	insetInlineEnd: ".5rem",
	zIndex: vars.layer.nav,
	selectors: {
		// Also in a footer, whose links have a color of their own.
		"&&": { color: vars.color.ink },
		// The button of the folded menu stays free.
		[`${editableSection}:has(> nav) > &`]: media.at(media.below("lg"), {
			insetInlineEnd: "auto",
			insetInlineStart: ".5rem",
		}),
	},
});
