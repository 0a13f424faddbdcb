import { style } from "@vanilla-extract/css";

export const bar = style({ display: "grid", gap: ".75rem", marginBottom: "1.25rem" });

export const standing = style({ overflowWrap: "anywhere" });

export const buttons = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".5rem .75rem",
});

/** What is needed seldom, behind one line. */
export const fold = style({ display: "grid", gap: ".75rem" });

export const moment = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "end",
	gap: ".75rem",
	marginTop: ".5rem",
});
