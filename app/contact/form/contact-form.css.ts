import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

const gap = "1.35rem";

export const form = style({
	display: "grid",
	gap,
	padding: "clamp(1.25rem, 2.6vw, 2.25rem)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const pair = style({
	display: "grid",
	alignItems: "start",
	gap,
	"@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr" } },
});
