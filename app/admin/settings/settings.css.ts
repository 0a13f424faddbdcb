import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const report = style({ marginBottom: "1.25rem" });
globalStyle(`${report} h3`, { marginBottom: ".5rem", fontSize: "1.125rem" });
globalStyle(`${report} section`, {
	paddingTop: "1rem",
	borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${report} h3 + p`, { marginBottom: ".5rem" });
export const fileLabel = style({ display: "block", marginBottom: ".375rem", fontWeight: 600 });
export const file = style({ maxWidth: "100%", fontSize: vars.size.small });
globalStyle(`${file}::file-selector-button`, {
	minHeight: "2.5rem",
	marginInlineEnd: ".75rem",
	paddingInline: "1rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	background: vars.color.white,
	color: vars.color.ink,
	font: "inherit",
	cursor: "pointer",
});
