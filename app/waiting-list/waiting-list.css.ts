import { style } from "@vanilla-extract/css";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const titled = style({ display: "grid", alignContent: "start", gap: vars.space.s5 });

/** The steps stay in view while the form beside them scrolls. */
export const how = style([titled, rules.staying]);
