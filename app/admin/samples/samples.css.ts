import { style } from "@vanilla-extract/css";

export const group = style({ marginBottom: "1.25rem" });

export const names = style({
	display: "flex",
	flexWrap: "wrap",
	gap: ".25rem 1rem",
	margin: ".375rem 0 0",
});
