import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const page = style({
	display: "grid",
	alignContent: "start",
	gap: "1.25rem",
	minHeight: "60vh",
	paddingBlock: "clamp(3rem, 7vw, 6rem)",
});

export const stack = style({
	overflow: "auto",
	padding: "1rem",
	borderRadius: "10px",
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	fontSize: vars.size.small,
	whiteSpace: "pre-wrap",
	overflowWrap: "anywhere",
});
