import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "~/ui/theme/media.ts";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import { bad, bare } from "../page.css.ts";

/** The newest message comes first; on a desktop everything else is on the right of the timeline. */
export const page = style({
	display: "grid",
	gap: "1.25rem",
	"@media": { [from("xl")]: { gridTemplateColumns: "1.5fr 1fr", alignItems: "start" } },
});
globalStyle(`${page} > *`, { minWidth: 0 });

export const standing = style({
	display: "inline-flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".35rem .75rem",
	marginTop: ".35rem",
});
export const waits = style({ color: vars.color.porchInk, fontWeight: vars.weight.semi });

export const actions = style({ ...rules.flow(".5rem"), marginBottom: "1.25rem" });
globalStyle(`${actions} > a`, { "@media": { [below("sm")]: { paddingInline: ".9rem" } } });

export const stages = style(rules.flow(".4rem"));
globalStyle(`${stages} > button`, { paddingInline: ".9rem" });

export const noteArea = style({ selectors: { "&&": { minHeight: "4.75rem" } } });

export const planned = style({
	display: "grid",
	gap: ".5rem",
	marginBottom: ".5rem",
});
export const plannedText = style({ margin: 0, ...rules.strong, overflowWrap: "anywhere" });

export const days = style([bare, rules.flow(".4rem")]);
globalStyle(`${days} > button`, { paddingInline: ".85rem" });
export const otherDay = style({ ...rules.flow(".5rem"), alignItems: "end" });
globalStyle(`${otherDay} > div`, { flex: "1 1 10rem" });

export const addresses = style({
	...rules.stack("1rem"),
	marginBottom: "1.25rem",
	overflowWrap: "anywhere",
});
export const correction = style({ display: "grid", gap: ".75rem", marginTop: ".5rem" });
globalStyle(`${correction} > *`, { margin: 0, minWidth: 0 });
export const noAddress = style({ margin: "0 0 1.25rem", color: vars.color.muted });
export const more = style({ display: "grid" });
globalStyle(`${more} a`, rules.tapLine);
export const bounced = style([bad, { margin: "0 0 .75rem", overflowWrap: "anywhere" }]);

/** The timeline: entries along a vertical line. */
/** Says where answers come, above the timeline. */
export const answers = style({ marginBottom: "1.1rem" });

export const timeline = style({ display: "grid" });
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
	width: "2.25rem",
	height: "2.25rem",
	borderRadius: "50%",
	background: vars.color.mist,
	color: vars.color.ridge4,
	fontSize: "1rem",
});
export const markOwn = style({ background: vars.color.night, color: vars.color.onNight });
export const markNew = style({ background: vars.color.porchGlow, color: vars.color.porchInk });
export const entryBody = style({ minWidth: 0, paddingTop: ".3rem" });
export const head = style({
	...rules.flow("0 .75rem"),
	alignItems: "baseline",
	justifyContent: "space-between",
	...rules.quiet,
});
export const title = style({ ...rules.strong, overflowWrap: "anywhere" });
export const text = style({
	margin: ".25rem 0 0",
	whiteSpace: "pre-wrap",
	overflowWrap: "anywhere",
});
export const foot = style({
	...rules.row(".25rem 1rem"),
	marginTop: ".35rem",
	fontSize: vars.size.small,
});
globalStyle(`${foot} > *`, { minWidth: 0, overflowWrap: "anywhere" });
