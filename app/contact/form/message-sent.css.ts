import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const page = style({ paddingBlock: `${vars.space.s3} ${vars.space.section}` });

export const columns = style({
	display: "grid",
	gap: vars.space.s6,
	marginTop: "clamp(1rem, 2.5vw, 2rem)",
	"@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr)" } },
});

/** Beside the panel, where a desk would else be empty, and as high. */
export const picture = style({
	position: "relative",
	display: "none",
	overflow: "hidden",
	borderRadius: vars.radius.card,
	background: vars.color.sky,
	"@media": { [from("lg")]: { display: "block" } },
});

export const panel = style({
	display: "grid",
	justifyItems: "start",
	gap: vars.space.s5,
	maxWidth: vars.width.narrow,
	padding: "clamp(1.5rem, 4vw, 3rem)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	// It takes the focus to be read, and is no control.
	":focus-visible": { outline: "none" },
});

export const onward = style({ display: "flex", flexWrap: "wrap", gap: ".25rem 2.5rem" });
