import { style } from "@vanilla-extract/css";
import { below, lowWindow } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const facts = style({
	display: "grid",
	gridTemplateColumns: "auto minmax(0, 1fr)",
	marginBlock: vars.space.s5,
	"@media": {
		[below("lg")]: { order: 2, marginBottom: 0 },
		[lowWindow]: { marginBlock: vars.space.s4 },
	},
});

export const row = style({ display: "contents" });

const cell = style({
	paddingBlock: ".7rem",
	borderTop: `1px solid ${vars.color.line}`,
	"@media": { [lowWindow]: { paddingBlock: ".45rem" } },
});

export const term = style([cell, { paddingInlineEnd: "2rem", color: vars.color.muted }]);

export const value = style([
	cell,
	{
		color: vars.color.ink,
		fontWeight: vars.weight.semi,
		overflowWrap: "anywhere",
		textWrap: "pretty",
	},
]);
