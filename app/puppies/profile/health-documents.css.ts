import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const documents = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
	gap: vars.space.s5,
	margin: `${vars.space.s6} 0 0`,
	padding: 0,
	listStyle: "none",
});

export const document = style({
	display: "grid",
	gridTemplateColumns: "7rem minmax(0, 1fr)",
	gap: vars.space.s4,
	alignItems: "start",
});

export const page = style({ display: "block", border: `1px solid ${vars.color.line}` });

export const facts = style({
	display: "grid",
	justifyItems: "start",
	gap: ".15rem",
	minWidth: 0,
	color: vars.color.muted,
	fontSize: vars.size.small,
	overflowWrap: "anywhere",
});

export const title = style({
	color: vars.color.ink,
	fontSize: vars.size.body,
	fontWeight: vars.weight.semi,
});
