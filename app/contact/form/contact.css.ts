import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
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
