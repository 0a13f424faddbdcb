import { style } from "@vanilla-extract/css";
import { from, rules, vars } from "~/ui/theme/theme.ts";
import { card } from "./page.css.ts";

const { size, space } = vars;

/** Columns instead of a grid, because the heights of the cards differ a lot. */
export const list = style({
	columns: 1,
	columnGap: "clamp(1.5rem, 3vw, 2.5rem)",
	"@media": { [from("md")]: { columns: 2 }, [from("xl")]: { columns: 3 } },
});

/** Shrinks on a phone, to leave room for large text beside it. */
const faceWidth = "min(3.25rem, 16.25vw)";

export const review = style([
	card,
	{
		display: "grid",
		gridTemplateColumns: `${faceWidth} minmax(0, 1fr)`,
		gap: "0 1rem",
		overflowWrap: "anywhere",
		marginBottom: "clamp(1.25rem, 2vw, 1.75rem)",
		breakInside: "avoid",
	},
]);
export const face = style({
	...rules.centered,
	...rules.disc(faceWidth),
	...rules.display("1.25rem/1"),
});
export const name = style({ fontSize: size.body, ...rules.plain });
export const stars = style({ marginTop: ".2rem" });
export const about = style(rules.quiet);
export const rating = style({ marginBottom: space.s5, ...rules.strong, fontSize: size.lead });
export const text = style({
	whiteSpace: "pre-line",
	gridColumn: "1 / -1",
	marginTop: space.s4,
});

export const verdict = style({ gridColumn: "1 / -1", marginTop: space.s4, ...rules.quiet });

export const images = style({ gridColumn: "1 / -1", ...rules.flow(".4rem"), marginTop: space.s4 });
export const image = style({ flex: "0 0 5.25rem", borderRadius: "8px" });
