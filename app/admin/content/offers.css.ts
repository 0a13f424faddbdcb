import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const panels = style({ display: "grid", gap: "1.25rem", minWidth: 0 });
globalStyle(`${panels} > *`, { minWidth: 0 });

// Space between the summary of the form's problems and its panels.
globalStyle(`[id$="-problems"]:has(+ div > ${panels})`, { marginBottom: "1.25rem" });

/** Rows of controls that belong together, one below the other. */
export const rows = style({ display: "grid", gap: "1.25rem", marginTop: "1rem" });

export const legend = style({
	marginBottom: ".375rem",
	padding: 0,
	fontWeight: vars.weight.semi,
});

const line = style({
	display: "grid",
	// Some labels take two lines, others one; the controls line up at the bottom unless an error shows below one.
	alignItems: "end",
	selectors: { "&:has([aria-invalid])": { alignItems: "start" } },
	gap: ".75rem",
	minWidth: 0,
	margin: 0,
	padding: 0,
	border: 0,
});
globalStyle(`${line} > *`, { minWidth: 0 });

/** A name, a price and its unit. */
export const rate = style([
	line,
	{ "@media": { [from("sm")]: { gridTemplateColumns: "1.4fr 1fr 1fr" } } },
]);

/** Select fields, side by side where there is room. */
export const choices = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
	gap: "1.1rem",
	marginTop: "1rem",
});

/** Spans all columns of such a row. */
export const whole = style({ gridColumn: "1 / -1" });
