import { style } from "@vanilla-extract/css";
import { from, rules, vars } from "~/ui/theme/theme.ts";

const { color, space } = vars;

export const page = style({ paddingBlock: `clamp(1.5rem, 3vw, 3rem) ${space.section}` });

/** Keeps the trainer's line breaks, and lets no word overflow its column. */
const written = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

export const first = style({
	...written,
	display: "grid",
	alignItems: "center",
	gap: `${space.s5} clamp(2rem, 5vw, 5rem)`,
	paddingBlock: "clamp(2rem, 4vw, 4rem)",
	"@media": {
		[from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
		[from("lg")]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
	},
});

export const list = style({
	...rules.columnsFrom("md", "1fr 1fr", "clamp(2.5rem, 4.5vw, 4.5rem) clamp(1.5rem, 4vw, 4rem)"),
	marginBlock: "clamp(1.5rem, 3vw, 3rem) clamp(2.5rem, 5vw, 5rem)",
});
export const story = style({ ...written, display: "grid", alignContent: "start", gap: "1.35rem" });

export const facts = style({ marginBlock: `.35rem ${space.s4}`, color: color.muted });

/** What a family wrote, in the order in which the site shows it. */
export const said = style({ display: "grid", gap: space.s6, maxWidth: "60rem" });
