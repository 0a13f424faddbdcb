import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const page = style({ paddingBlock: `${vars.space.s3} ${vars.space.section}` });

export const panel = style({
	display: "grid",
	justifyItems: "start",
	gap: vars.space.s5,
	maxWidth: vars.width.narrow,
	marginTop: "clamp(1rem, 2.5vw, 2rem)",
	padding: "clamp(1.5rem, 4vw, 3rem)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	// It takes the focus to be read, and is no control.
	":focus-visible": { outline: "none" },
});

export const onward = style({ display: "flex", flexWrap: "wrap", gap: ".25rem 2.5rem" });
