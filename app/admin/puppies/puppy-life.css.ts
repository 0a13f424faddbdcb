import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

/** One line below the page's heading; several lines on a phone. */
export const life = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".5rem 1rem",
	margin: "-.5rem 0 1.25rem",
});

export const note = style({ color: vars.color.muted, overflowWrap: "anywhere", minWidth: 0 });

export const steps = style({ display: "flex", flexWrap: "wrap", gap: ".5rem" });
