import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const report = style({ marginBottom: "1.25rem" });
globalStyle(`${report} h3`, { marginBottom: ".5rem", fontSize: "1.125rem" });
globalStyle(`${report} section`, {
	paddingTop: "1rem",
	borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${report} h3 + p`, { marginBottom: ".5rem" });
