/** Styles of the pages that merge, split and erase families. */
import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const search = style({ maxWidth: "36rem", marginBottom: "1rem" });
export const choices = style({ display: "grid" });
/** The link covers the whole row. */
export const choice = style({
	position: "relative",
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".25rem .85rem",
	minHeight: "3rem",
	paddingBlock: ".4rem",
	borderTop: `1px solid ${vars.color.line}`,
	overflowWrap: "anywhere",
	":hover": { background: vars.color.desk },
	selectors: { "&:first-child": { borderTop: 0 } },
});
export const choiceLink = style({
	color: vars.color.ink,
	fontWeight: vars.weight.semi,
	textDecoration: "none",
	":hover": { textDecoration: "underline" },
	"::after": { content: "", position: "absolute", inset: 0 },
});

export const pair = style({
	display: "grid",
	gap: "1rem",
	marginBottom: "1rem",
	"@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const side = style({
	minWidth: 0,
	padding: "1rem 1.15rem",
	borderRadius: vars.radius.control,
	background: vars.color.desk,
	overflowWrap: "anywhere",
});
export const sideTitle = style({
	marginBottom: ".35rem",
	color: vars.color.muted,
	fontFamily: vars.font.text,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
	letterSpacing: 0,
});
export const facts = style({ display: "grid", gap: ".15rem", marginBlock: ".5rem" });
export const notice = style({ marginBlock: "1rem" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: ".75rem" });

export const boxes = style({ display: "grid", margin: "0 0 1.25rem", padding: 0, border: 0 });
globalStyle(`${boxes} > legend`, {
	marginBottom: ".35rem",
	padding: 0,
	color: vars.color.ink,
	fontWeight: vars.weight.semi,
});
export const box = style({
	display: "grid",
	gridTemplateColumns: "1.25rem minmax(0, 1fr)",
	gap: ".1rem .75rem",
	minHeight: vars.tap,
	alignItems: "center",
	paddingBlock: ".4rem",
	borderTop: `1px solid ${vars.color.line}`,
	overflowWrap: "anywhere",
	cursor: "pointer",
});
globalStyle(`${box} > input`, {
	width: "1.25rem",
	height: "1.25rem",
	accentColor: vars.color.night,
});
