import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const titled = style({ display: "grid", alignContent: "start", gap: vars.space.s5 });

/** The steps stay in view while the form beside them scrolls. */
export const how = style([titled, rules.staying]);
