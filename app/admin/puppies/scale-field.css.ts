import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const field = style({ display: "grid", alignContent: "start", gap: ".25rem" });

export const slider = style({
	display: "grid",
	gridTemplateColumns: "1fr auto",
	gap: "0 .75rem",
	color: vars.color.muted,
	fontSize: vars.size.small,
});

export const range = style({
	gridColumn: "1 / -1",
	width: "100%",
	minWidth: 0,
	height: vars.tap,
	margin: 0,
	accentColor: vars.color.ridge4,
	cursor: "pointer",
	// Nothing is chosen yet: the slider stands in the middle of nowhere.
	selectors: { "&[data-empty]": { opacity: 0.5 } },
});
