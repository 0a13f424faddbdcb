import { style } from "@vanilla-extract/css";
import { below, lowWindow } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const facts = style({
	display: "grid",
	gridTemplateColumns: "auto minmax(0, 1fr)",
	containerType: "inline-size",
	marginBlock: vars.space.s5,
	"@media": {
		[below("lg")]: { order: 2, marginBottom: 0 },
		[lowWindow]: { marginBlock: vars.space.s4 },
	},
});

/** Too few of the text's own letters for two columns: a phone on which text is very large. */
const fewLetters = "(max-width: 14rem)";

export const row = style({ display: "contents" });

const cell = style({
	paddingBlock: ".7rem",
	borderTop: `1px solid ${vars.color.line}`,
	"@media": { [lowWindow]: { paddingBlock: ".45rem" } },
});

export const term = style([
	cell,
	{
		paddingInlineEnd: "2rem",
		color: vars.color.muted,
		"@container": { [fewLetters]: { gridColumn: "1 / -1", paddingBottom: 0 } },
	},
]);

export const value = style([
	cell,
	{
		color: vars.color.ink,
		fontWeight: vars.weight.semi,
		overflowWrap: "anywhere",
		// A day of two lines is parted less often than by the longest first line.
		textWrap: "balance",
		"@container": {
			[fewLetters]: { gridColumn: "1 / -1", paddingTop: 0, borderTop: 0 },
		},
	},
]);
