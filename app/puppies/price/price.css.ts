import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

/** Alone on its line it needs no tabular digits, which are thin in this font. */
export const price = style({ fontVariantNumeric: "normal" });

export const large = style({ fontSize: "2.25rem", letterSpacing: "-.02em" });

/** Words in place of an amount are no headline. */
export const largeWords = style({ fontSize: vars.size.h3 });

export const sold = style({
	color: vars.color.muted,
	fontSize: vars.size.small,
	fontWeight: 500,
	lineHeight: 1.4,
});

export const largeSold = style({ fontSize: vars.size.h4 });

export const amount = style({ color: vars.color.text, fontWeight: vars.weight.semi });
