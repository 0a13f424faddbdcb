import { style } from "@vanilla-extract/css";

export const tasks = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
	gap: ".5rem 1.5rem",
	margin: 0,
	padding: 0,
	listStyle: "none",
});
