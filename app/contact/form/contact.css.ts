import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const page = style({ paddingBlock: `${vars.space.s3} ${vars.space.section}` });

export const columns = style({ marginTop: "clamp(1rem, 2.5vw, 2rem)" });

export const lead = style({ marginTop: vars.space.s4 });

export const picture = style({
	position: "relative",
	overflow: "hidden",
	marginTop: vars.space.s6,
	aspectRatio: "600 / 380",
	borderRadius: vars.radius.card,
	background: vars.color.sky,
	"@media": { [below("lg")]: { display: "none" } },
});

/** With a puppy, the other ways to ask come after the form on a phone, and stay beside it on a wide screen. */
export const forPuppy = style({
	"@media": { [from("lg")]: { gridTemplateRows: "auto 1fr" } },
});
globalStyle(`${forPuppy} > form`, {
	"@media": { [from("lg")]: { gridRow: "1 / span 2", gridColumn: 2, alignSelf: "start" } },
});
export const after = style({
	"@media": { [from("lg")]: { gridRow: 2, gridColumn: 1 } },
});

export const about = style({
	display: "flex",
	alignItems: "center",
	gap: ".9rem",
	marginTop: vars.space.s4,
	color: vars.color.ink,
});
export const face = style({
	position: "relative",
	overflow: "hidden",
	flex: "none",
	width: "3.5rem",
	aspectRatio: "1",
	borderRadius: vars.radius.control,
	background: vars.color.sky,
});
