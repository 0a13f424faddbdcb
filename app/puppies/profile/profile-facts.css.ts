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

/** Too narrow for two columns in relation to the text size: a phone with very large text. */
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
		// Balanced lines are less likely to break within a date than a first line that is as long as possible.
		textWrap: "balance",
		"@container": {
			[fewLetters]: { gridColumn: "1 / -1", paddingTop: 0, borderTop: 0 },
		},
	},
]);
