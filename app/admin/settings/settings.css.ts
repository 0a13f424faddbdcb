import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const panels = style({ display: "grid", gap: "1.25rem" });

/** A weekday, or a day with special hours: its controls are side by side where there is room. */
export const row = style({
	display: "grid",
	gap: ".75rem",
	gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
	maxWidth: "32rem",
	alignItems: "end",
	border: 0,
	padding: 0,
	margin: 0,
	minWidth: 0,
});

export const rows = style({ display: "grid", gap: "1.25rem", marginTop: "1rem" });

export const legend = style({ fontWeight: 600, padding: 0, marginBottom: ".375rem" });

export const exception = style([
	row,
	{
		// A date field with its calendar button needs more room than a time field.
		gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.75rem), 1fr))",
		"@media": {
			[from("xl")]: { gridTemplateColumns: "1fr 1fr .8fr .8fr 1.4fr", maxWidth: "none" },
		},
	},
]);

export const wide = style({
	gridColumn: "1 / -1",
	"@media": { [from("xl")]: { gridColumn: "auto" } },
});

export const under = style({ marginTop: "1rem" });
export const notice = style({ marginBottom: "1.25rem" });
export const report = style({ marginBottom: "1.25rem" });
globalStyle(`${report} h3`, { marginBottom: ".5rem", fontSize: "1.125rem" });
globalStyle(`${report} section`, {
	paddingTop: "1rem",
	borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${report} h3 + p`, { marginBottom: ".5rem" });
export const fileLabel = style({ display: "block", marginBottom: ".375rem", fontWeight: 600 });
export const file = style({ maxWidth: "100%", fontSize: vars.size.small });
globalStyle(`${file}::file-selector-button`, {
	minHeight: "2.5rem",
	marginInlineEnd: ".75rem",
	paddingInline: "1rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	background: vars.color.white,
	color: vars.color.ink,
	font: "inherit",
	cursor: "pointer",
});
export const history = style({ marginBottom: "1.25rem" });
