import { style } from "@vanilla-extract/css";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const form = style({
	display: "grid",
	gap: "1.35rem",
	padding: "min(clamp(1.25rem, 2.6vw, 2.25rem), 6.25vw)",
	...rules.sheet,
});

export const titled = style({ display: "grid", alignContent: "start", gap: vars.space.s5 });

/** The steps stay in view while the form beside them scrolls. */
export const how = style([titled, rules.staying]);
