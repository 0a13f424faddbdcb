import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const titled = style({ ...rules.stack(vars.space.s5), alignContent: "start" });

/** The steps stay in view while the form beside them scrolls. */
export const how = style([titled, rules.staying]);
