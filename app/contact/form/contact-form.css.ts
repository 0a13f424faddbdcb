import { style } from "@vanilla-extract/css";
import { sheet } from "~/ui/theme/rules.ts";

export const form = style({
	display: "grid",
	gap: "1.35rem",
	padding: "clamp(1.25rem, 2.6vw, 2.25rem)",
	...sheet,
});
