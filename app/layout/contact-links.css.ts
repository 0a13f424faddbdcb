import { style } from "@vanilla-extract/css";
import { at, below, from, rules } from "~/ui/theme/theme.ts";

export const reach = style(rules.row(".125rem"));

export const icon = style(rules.square("1.375rem"));

/** For a link that has text beside its icon from 768 px. */
export const worded = style(at(from("md"), { paddingInline: ".75rem" }));

export const wideText = style({
	fontVariantNumeric: "tabular-nums lining-nums",
	...at(below("md"), { display: "none" }),
});

export const narrowText = style(at(from("md"), { display: "none" }));

/** Shown from 768 px only, where there is room. Not used if `everything` is set. */
export const fromMedium = style(at(below("md"), { display: "none" }));

/** Makes six links fit beside the mark on the smallest phones. */
export const tightest = style(at("(max-width: 374px)", { minWidth: "2.25rem" }));

/** On a phone, icons with text below them, spread over the whole width. */
export const labelled = style(at(below("md"), { width: "100%", justifyContent: "space-between" }));
export const labelledLink = style(
	at(below("md"), {
		flex: 1,
		minWidth: "min-content",
		flexDirection: "column",
		gap: ".1rem",
		minHeight: "3.25rem",
		fontSize: ".75rem",
	}),
);
