import { globalStyle, style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";
import { BAR, BAR_HEIGHT } from "../frame.css.ts";
import { well } from "../page.css.ts";

export const tiles = style({
	display: "grid",
	gridTemplateColumns: "1fr 1fr",
	overflow: "hidden",
	margin: "0 0 1.25rem",
	...rules.sheet,
	"@media": {
		[from("md")]: { gridTemplateColumns: "repeat(3, 1fr)" },
		[from("xxl")]: { gridTemplateColumns: "repeat(6, 1fr)" },
	},
});
export const tile = style({
	minWidth: 0,
	padding: "1.2rem 1.35rem",
	boxShadow: `0 0 0 .5px ${vars.color.line}`,
});
export const figure = style({
	...rules.display("2.375rem/1.15"),
	letterSpacing: "-.02em",
});
export const note = style({
	display: "block",
	marginTop: ".2rem",
	...rules.quiet,
	...rules.plain,
	fontWeight: vars.weight.text,
	lineHeight: 1.4,
});

/** The heading of the part below the to-do panels. */
export const part = style({ margin: "2.25rem 0 1rem", fontSize: "1.375rem" });

/** Alerts above everything else. */
export const hints = style({
	...rules.stack("1rem"),
	marginBottom: "1.25rem",
	":empty": { display: "none" },
});

/** Above the page, so that it moves nothing; on a phone above the bar of places. */
export const news = style({
	position: "fixed",
	zIndex: vars.layer.float,
	insetInline: 0,
	bottom: "1.25rem",
	width: "fit-content",
	marginInline: "auto",
	...at(BAR, { bottom: `calc(${BAR_HEIGHT} + .75rem)` }),
});
export const newsButton = style({ boxShadow: vars.shadow.floating });

/** Figures in text, smaller than those of the tiles. */
export const spans = style({ ...rules.fitting("9rem", ".75rem 1.5rem"), marginBottom: "1rem" });
export const smallFigure = style([figure, { fontSize: "1.75rem", lineHeight: 1.2 }]);
export const total = style({ marginBottom: "1rem" });
globalStyle(`${total} > ${smallFigure}`, { marginInlineEnd: ".12em" });

/** The text of an email, as it is sent. */
export const email = style([
	well,
	{
		margin: "0 0 .75rem",
		fontFamily: vars.font.text,
		fontSize: vars.size.small,
		whiteSpace: "pre-wrap",
	},
]);
