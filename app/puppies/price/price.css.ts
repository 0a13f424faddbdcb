import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const price = style({ ...rules.display("1.25rem/1.2"), letterSpacing: "-.01em" });

export const large = style({ fontSize: "2.25rem", letterSpacing: "-.02em" });

/** Text in place of an amount is set smaller, because it is not a headline. */
export const largePriceText = style({ fontSize: vars.size.h3 });

export const sold = style({ ...rules.quiet, fontWeight: 500, lineHeight: 1.4 });

export const largeSold = style({ fontSize: vars.size.h4 });

export const amount = style({ color: vars.color.text, fontWeight: vars.weight.semi });
