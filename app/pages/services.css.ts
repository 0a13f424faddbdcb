import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";
import { card } from "./page.css.ts";

export const list = style(rules.fitting("13rem", "1.25rem"));

export const service = style([
	card,
	{
		...rules.column,
		alignItems: "start",
		gap: vars.space.s2,
		overflowWrap: "anywhere",
	},
]);

export const more = style({ marginTop: "auto" });
