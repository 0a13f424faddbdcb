import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const contact = style({
	display: "flex",
	alignItems: "center",
	gap: vars.space.s5,
	paddingTop: vars.space.s4,
	borderTop: `1px solid ${vars.color.ink}`,
	lineHeight: vars.leading.tight,
});

export const code = style({ flex: "none", width: "32mm" });

export const brand = style({ fontWeight: vars.weight.strong, color: vars.color.ink });
