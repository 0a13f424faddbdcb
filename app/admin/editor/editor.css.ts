import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";
import { bare, tag } from "../page.css.ts";
import { item as listed } from "../rows.css.ts";

export const panels = style({ ...rules.stack("1.25rem"), minWidth: 0 });
globalStyle(`${panels} > *`, { marginTop: 0 });

// Space between the summary of the form's problems and its panels.
globalStyle(`[id$="-problems"]:has(~ ${panels})`, { marginBottom: "1.25rem" });

// A text is as high as its words, so that a section's few fields fit beside the page.
globalStyle(`${panels} textarea`, {
	minHeight: "5.5rem",
	maxHeight: "24rem",
	fieldSizing: "content",
});

export const group = style([bare, { gap: "1rem", marginTop: ".5rem" }]);
export const list = style([bare, { gap: "1rem", marginTop: "1.25rem" }]);
export const sums = style({ display: "block", marginBlock: "1rem", fontWeight: vars.weight.semi });

export const rows = style(rules.stack("1rem"));
globalStyle(`${list} > button`, { justifySelf: "start" });
globalStyle(`${rows}:empty`, { display: "none" });

export const row = style({
	...rules.stack(".75rem"),
	padding: "1rem",
	border: `1px solid ${vars.color.line}`,
	borderRadius: "10px",
	...at(below("sm"), { padding: ".75rem" }),
});
/** Fields beside each other, as many as there is room for. */
export const shortFields = style({
	...rules.fitting("7.75rem", "1rem"),
	// A label may need more lines than the one beside it.
	alignItems: "end",
});
// On a phone there is room for two: of three, the last two stand together, such as when a day begins and ends.
globalStyle(
	`${shortFields} > :first-child:nth-last-child(3)`,
	at(below("sm"), { gridColumn: "1 / -1" }),
);
globalStyle(`${shortFields} input`, at(below("sm"), { paddingInline: ".5rem" }));

export const item = style([
	listed,
	{ alignItems: "flex-start", gap: ".75rem 1.25rem", paddingBlock: "1rem" },
]);
export const tags = style({ ...rules.flow(".35rem"), marginTop: ".4rem" });
export const unseen = style([
	tag,
	{ background: vars.color.badBackground, color: vars.color.bad, fontWeight: vars.weight.semi },
]);

globalStyle(`${item} > form`, at(below("sm"), { width: "100%" }));

export const previewName = style({ marginBottom: ".4rem", ...rules.strong });

const card = style({
	maxWidth: "38rem",
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.control,
	overflow: "hidden",
});
export const found = style([card, { padding: "1rem 1.15rem" }]);
export const foundTitle = style({
	color: vars.color.ridge5,
	fontSize: "1.1875rem",
	lineHeight: 1.35,
});
export const share = style([card, { maxWidth: "26rem" }]);
export const sharePicture = style({
	display: "block",
	width: "100%",
	aspectRatio: "1200 / 630",
	objectFit: "cover",
});
export const shareText = style({ padding: ".75rem 1rem", background: vars.color.desk });
