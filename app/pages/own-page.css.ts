import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

const { color, font, radius, size, space, weight } = vars;

export const page = style({ overflowWrap: "break-word" });

export const block = style({ selectors: { "& + &": { marginTop: space.s8 } } });

export const title = style({ fontSize: "clamp(1.5rem, 1.2rem + 1vw, 2rem)" });

export const text = style({});
globalStyle(`${title} + ${text}`, { marginTop: space.s4 });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: "1.4rem" });
globalStyle(`${text} ul`, { listStyle: "disc" });
globalStyle(`${text} ol`, { listStyle: "decimal" });

export const withPicture = style({ alignItems: "center" });
export const picture = style({
	borderRadius: radius.card,
	"@media": { print: { maxWidth: "9cm" } },
});

export const question = style({ fontSize: "1.25rem" });

export const rows = style({ display: "grid", maxWidth: "46rem", marginTop: space.s4 });
export const row = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: `${space.s1} ${space.s5}`,
	paddingBlock: space.s4,
	borderTop: `1px solid ${color.ridge1}`,
});
globalStyle(`${row} > dt`, { maxWidth: "100%", overflowWrap: "anywhere" });
/** The price is beside the text as long as its longest word fits there; otherwise it goes below the text. */
globalStyle(`${row} > dd`, { flex: "1 1 min-content", overflowWrap: "break-word" });
export const price = style({
	color: color.ink,
	font: `${weight.display} ${size.h3}/1.25 ${font.display}`,
	fontVariantNumeric: "lining-nums",
	textAlign: "end",
	textWrap: "balance",
});
export const note = style({ marginTop: space.s4 });
