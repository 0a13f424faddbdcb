import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const previews = style({ display: "grid", gap: "1.25rem", overflowWrap: "anywhere" });

export const previewName = style({
	marginBottom: ".4rem",
	color: vars.color.ink,
	fontWeight: vars.weight.semi,
});

const card = style({
	maxWidth: "38rem",
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.control,
	overflow: "hidden",
});
export const found = style([card, { padding: "1rem 1.15rem" }]);
export const foundAddress = style({ color: vars.color.muted, fontSize: vars.size.small });
export const foundTitle = style({
	color: vars.color.ridge5,
	fontSize: "1.1875rem",
	lineHeight: 1.35,
});
export const share = style([card, { maxWidth: "26rem" }]);
export const sharePicture = style({
	display: "block",
	width: "100%",
	aspectRatio: "1200 / 630",
	objectFit: "cover",
});
export const shareText = style({ padding: ".75rem 1rem", background: vars.color.desk });
export const shareTitle = style({ color: vars.color.ink, fontWeight: vars.weight.strong });
export const text = style({ fontSize: vars.size.small, lineHeight: 1.45 });
