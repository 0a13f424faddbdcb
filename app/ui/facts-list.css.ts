import { primitive } from "./primitive.ts";
import { at, lowWindow, rules, vars } from "./theme/theme.ts";

export const facts = primitive({
	display: "grid",
	gridTemplateColumns: "auto minmax(0, 1fr)",
	containerType: "inline-size",
});

/** Too narrow for two columns in relation to the text size: a phone with very large text. */
const fewLetters = "(max-width: 14rem)";

export const row = primitive({ display: "contents" });

export const term = primitive({
	...rules.lined(".7rem"),
	paddingInlineEnd: "2rem",
	color: vars.color.muted,
	...at(lowWindow, { paddingBlock: ".45rem" }),
	"@container": { [fewLetters]: { gridColumn: "1 / -1", paddingBottom: 0 } },
});

export const value = primitive({
	...rules.lined(".7rem"),
	...rules.strong,
	overflowWrap: "anywhere",
	// Balanced lines are less likely to break within a date than a first line that is as long as possible.
	textWrap: "balance",
	...at(lowWindow, { paddingBlock: ".45rem" }),
	"@container": { [fewLetters]: { gridColumn: "1 / -1", paddingTop: 0, borderTop: 0 } },
});
