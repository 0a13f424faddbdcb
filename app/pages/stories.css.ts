import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

const { color, space } = vars;

export const page = style({ paddingBlock: `clamp(1.5rem, 3vw, 3rem) ${space.section}` });

export const first = style({
	...rules.written,
	...rules.columnsFrom("md", "7fr 5fr", `${space.s5} clamp(2rem, 5vw, 5rem)`),
	alignItems: "center",
	paddingBlock: "clamp(2rem, 4vw, 4rem)",
});

export const list = style({
	...rules.columnsFrom("md", "1fr 1fr", "clamp(2.5rem, 4.5vw, 4.5rem) clamp(1.5rem, 4vw, 4rem)"),
	marginBlock: "clamp(1.5rem, 3vw, 3rem) clamp(2.5rem, 5vw, 5rem)",
});
export const story = style({ ...rules.written, ...rules.stack("1.35rem"), alignContent: "start" });

export const facts = style({ marginBlock: `.35rem ${space.s4}`, color: color.muted });

/** What a family wrote, in the order in which the site shows it. */
export const said = style({ ...rules.stack(space.s6), maxWidth: "60rem" });
