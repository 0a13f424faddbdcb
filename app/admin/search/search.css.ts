import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const box = style({ maxWidth: "36rem", marginBottom: "1.5rem" });

export const list = style({ display: "grid" });

/** A row. Its link covers all of it. */
export const item = style({
	position: "relative",
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: "0 .75rem",
	minHeight: vars.tap,
	paddingBlock: ".35rem",
	borderTop: `1px solid ${vars.color.line}`,
	overflowWrap: "anywhere",
	":hover": { background: vars.color.desk },
	selectors: { "&:first-child": { borderTop: 0 } },
});

export const link = style({
	color: vars.color.ink,
	fontWeight: vars.weight.semi,
	textDecoration: "none",
	":hover": { textDecoration: "underline" },
	"::after": { content: "", position: "absolute", inset: 0 },
});

export const more = style({ marginTop: "1rem" });
