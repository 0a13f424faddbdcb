import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import { card } from "./page.css.ts";

const { color, font, radius, size, space, weight } = vars;

export const picture = style({
	marginBottom: space.s8,
	borderRadius: radius.card,
	"@media": { [from("lg")]: { aspectRatio: "16 / 9" } },
});

export const ways = style({
	display: "grid",
	gap: space.s4,
	marginBlock: space.s5,
	"@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const way = style([card, { display: "grid", alignContent: "start", gap: space.s2 }]);
export const wayTitle = style({ fontSize: "1.25rem" });

export const costs = style({ display: "grid", marginTop: space.s5 });
export const cost = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: `${space.s1} ${space.s5}`,
	paddingBlock: space.s4,
	borderTop: `1px solid ${color.ridge1}`,
});
globalStyle(`${cost} > dt`, { maxWidth: "100%" });
/** The price wraps beside the text as long as its longest word fits there; otherwise it goes below the text. */
globalStyle(`${cost} > dd`, { flex: "1 1 min-content" });
export const costPrice = style({
	color: color.ink,
	font: `${weight.display} ${size.h3}/1.25 ${font.display}`,
	textAlign: "end",
	textWrap: "balance",
});

export const wholeWord = style({ display: "inline-block", maxWidth: "100%" });
