import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.ts";

export const text = style({ maxWidth: "34rem" });

export const phone = style({ color: vars.color.onNight, whiteSpace: "nowrap" });

/** Keeps the text, longer than that of the 404 page, above the lit house, which is higher in a wider window. */
export const ways = style({ marginBottom: "clamp(0px, 20vw - 280px, 14rem)" });

export const stack = style({
	maxWidth: "100%",
	textAlign: "start",
	overflow: "auto",
	padding: "1rem",
	borderRadius: "10px",
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	fontSize: vars.size.small,
	whiteSpace: "pre-wrap",
	overflowWrap: "anywhere",
});
