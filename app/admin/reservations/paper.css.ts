import { globalStyle, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

/** A sheet of paper, as wide as letter size. */
export const sheet = style({
	maxWidth: "46rem",
	padding: "clamp(1.25rem, 5vw, 3rem)",
	border: `1px solid ${vars.color.line}`,
	background: vars.color.white,
	color: vars.color.ink,
	"@media": { print: { maxWidth: "none", padding: 0, border: 0 } },
});
globalStyle(`${sheet} p`, { maxWidth: "none", margin: "0 0 .9rem", whiteSpace: "pre-line" });

export const top = style({
	...rules.ends(".5rem 2rem"),
	marginBottom: "1.75rem",
	paddingBottom: ".9rem",
	borderBottom: `2px solid ${vars.color.ink}`,
});

export const title = style({ fontSize: "1.75rem" });

/** The sender. Next to the title it ends the line; on its own line it is aligned with the title. */
export const from = style({ fontSize: vars.size.small });
globalStyle(`${sheet} ${from}`, { margin: 0 });

export const schedule = style({
	width: "100%",
	margin: "1.25rem 0 1.75rem",
});
globalStyle(`${schedule} caption`, {
	paddingBottom: ".4rem",
	fontWeight: vars.weight.semi,
	textAlign: "start",
});
globalStyle(`${schedule} :is(th, td)`, {
	padding: ".4rem .5rem .4rem 0",
	borderTop: `1px solid ${vars.color.line}`,
	textAlign: "start",
	verticalAlign: "top",
});
globalStyle(`${schedule} :is(th, td:last-child)`, { whiteSpace: "nowrap" });
globalStyle(`${schedule} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: "end" });

export const signatures = style({
	...rules.fitting("14rem", "2.5rem 3rem"),
	marginTop: "3.5rem",
	breakInside: "avoid",
});
export const signature = style({
	paddingTop: ".35rem",
	borderTop: `1px solid ${vars.color.ink}`,
	fontSize: vars.size.small,
});

/** What can be done with the sheet, below it and as wide. */
export const after = style({ maxWidth: "46rem", marginTop: "1.5rem" });
