import { style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

const { color, size, space } = vars;

/** The call to action that follows has the same background, so its padding is enough for both. */
export const band = style({ paddingBottom: 0 });

export const list = style({
	...rules.stack(`${space.s6} clamp(2rem, 4vw, 4rem)`),
	"@media": {
		[from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
		[from("xl")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
	},
});

export const quote = style({
	paddingTop: space.s5,
	borderTop: `1px solid ${color.ridge1}`,
});
export const large = style(at(from("md"), { gridColumn: "1 / -1" }));
export const long = style([quote, at(from("md"), { gridColumn: "1 / -1", maxWidth: "60rem" })]);
export const text = style({
	...rules.written,
	color: color.ink,
	fontSize: "1.125rem",
	lineHeight: 1.55,
});
export const largeText = style({
	...rules.written,
	...rules.display("clamp(1.5rem, 1.1rem + 1.7vw, 2.5rem)/1.24"),
	letterSpacing: "-.018em",
	textWrap: "balance",
});
export const by = style({
	overflowWrap: "anywhere",
	marginTop: space.s4,
	...rules.quiet,
	lineHeight: 1.5,
});
export const name = style({ display: "block", fontSize: size.body });

export const byPicture = style(rules.beside(".9rem"));
export const face = style({ flex: "none", width: "min(4rem, 18vw)", borderRadius: "50%" });
