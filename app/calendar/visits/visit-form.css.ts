import { globalStyle, style } from "@vanilla-extract/css";
import { sheet } from "~/ui/form/field.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

export const form = style(rules.stack("1rem"));

/** Around the form on a page that is about something else. */
export const card = style([sheet, form]);

export const title = style({ fontSize: vars.size.h3 });

export const list = style(rules.fitting("15.5rem", ".4rem"));
export const row = style(rules.flow(".4rem"));
globalStyle(`${row} > label`, { flex: "1 1 8rem" });

/** Shown once another day is chosen; always in a browser that doesn't know the selector. */
export const otherDay = style({});
globalStyle(`${form}:not(:has([value="another"]:checked)) > ${otherDay}`, { display: "none" });
