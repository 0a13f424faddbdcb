import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";
import { bad } from "../page.css.ts";

export const standing = style({ ...rules.row(".35rem .75rem"), marginTop: ".35rem" });

export const actions = style({ ...rules.flow(".5rem"), marginBottom: "1.25rem" });
globalStyle(`${actions} > a`, at(below("sm"), { paddingInline: ".9rem" }));

export const stages = style(rules.flow(".4rem"));
globalStyle(`${stages} > button`, { paddingInline: ".9rem" });

export const noteArea = style({ selectors: { "&&": { minHeight: "4.75rem" } } });

export const plannedText = style({ margin: 0, ...rules.strong });

export const addresses = style({ ...rules.stack("1rem"), marginBottom: "1.25rem" });
export const correction = style({ ...rules.stack(".75rem"), marginTop: ".5rem" });
globalStyle(`${correction} > *`, { margin: 0, minWidth: 0 });
export const noAddress = style({ margin: "0 0 1.25rem", color: vars.color.muted });
export const more = style({ display: "grid" });
globalStyle(`${more} a`, rules.tapLine);
export const bounced = style([bad, { margin: "0 0 .75rem" }]);

/** The timeline: entries along a vertical line. */
export const entry = style({
	position: "relative",
	display: "grid",
	gridTemplateColumns: "2.25rem minmax(0, 1fr)",
	gap: "0 .85rem",
	paddingBottom: "1.35rem",
	"::before": {
		content: "",
		position: "absolute",
		insetBlock: "2.35rem 0",
		insetInlineStart: "1.075rem",
		borderInlineStart: `2px dotted ${vars.color.ridge1}`,
	},
	selectors: { "&:last-child::before": { display: "none" } },
});
export const mark = style({
	...rules.centered,
	...rules.disc("2.25rem"),
	background: vars.color.mist,
	color: vars.color.ridge4,
	fontSize: "1rem",
});
export const markOwn = style({ background: vars.color.night, color: vars.color.onNight });
export const markNew = style({ background: vars.color.porchGlow, color: vars.color.porchInk });
export const entryBody = style({ paddingTop: ".3rem" });
export const head = style({ ...rules.ends("0 .75rem"), ...rules.quiet });
export const foot = style({
	...rules.row(".25rem 1rem"),
	marginTop: ".35rem",
	fontSize: vars.size.small,
});
