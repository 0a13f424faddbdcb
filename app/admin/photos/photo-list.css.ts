import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const region = style({ marginTop: "1.25rem" });

export const list = style({ display: "grid" });

export const item = style({
	display: "grid",
	// The icons need a row of their own: beside the picture one of them would wrap.
	gridTemplate: `"thumb main" auto "thumb place" 1fr "icons icons" auto "fields fields" auto / clamp(2.5rem, 100% - 6rem, 6.5rem) minmax(0, 1fr)`,
	gap: ".85rem",
	alignItems: "start",
	paddingBlock: "1.35rem",
	borderTop: `1px solid ${vars.color.line}`,
	// Leaves room for the save bar at the bottom.
	scrollMarginBlock: "1rem 6rem",
	selectors: {
		"&:first-child": { paddingTop: 0, borderTop: 0 },
		"&:last-child": { paddingBottom: 0 },
	},
	"@media": {
		[from("md")]: {
			gridTemplate: `"thumb fields" auto "buttons fields" 1fr / min(14.5rem, 50%) minmax(0, 1fr)`,
			columnGap: "1.35rem",
		},
	},
});

/** Raises a photo above the others while it is dragged. */
export const dragged = style({
	position: "relative",
	zIndex: 1,
	background: vars.color.white,
	boxShadow: vars.shadow.floating,
});

export const thumb = style({ gridArea: "thumb", borderRadius: "10px" });

export const large = style({ width: "min(22rem, 100%)", borderRadius: "10px" });

export const main = style({
	position: "absolute",
	left: ".4rem",
	bottom: ".4rem",
	padding: ".1rem .5rem",
	borderRadius: "6px",
	background: vars.color.night,
	color: vars.color.white,
	fontSize: vars.size.micro,
	fontWeight: vars.weight.semi,
});

export const fields = style({ gridArea: "fields", display: "grid", gap: ".35rem", minWidth: 0 });

export const waiting = style({
	justifySelf: "start",
	padding: ".15rem .6rem",
	borderRadius: "6px",
	background: vars.color.porchGlow,
	color: vars.color.porchInk,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
});

/** One column below the picture on wide screens; on narrow ones, its parts go to separate grid areas. */
export const buttons = style({
	display: "contents",
	"@media": {
		[from("md")]: { gridArea: "buttons", display: "grid", gap: ".15rem" },
	},
});

export const icons = style({
	gridArea: "icons",
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".15rem",
	"@media": { [from("md")]: { gridArea: "auto" } },
});

/** Touching the handle drags the photo instead of scrolling the page. */
export const handle = style({ cursor: "grab", touchAction: "none" });

export const place = style({
	gridArea: "place",
	display: "flex",
	flexWrap: "wrap",
	alignItems: "end",
	gap: ".35rem",
	fontSize: vars.size.small,
	"@media": { [from("md")]: { gridArea: "auto", whiteSpace: "nowrap" } },
});

// The select shrinks to leave room for the button beside it, unless the text is very large.
globalStyle(`${place} > :first-child`, { flex: "1 1 6rem", minWidth: 0 });

export const makeMain = style({
	gridArea: "main",
	paddingInline: ".5rem",
	"@media": { [from("md")]: { gridArea: "auto" } },
});

export const note = style({ marginBottom: "1.25rem", color: vars.color.muted });

/** The result of the last step, next to the save button. */
export const notice = style({
	alignSelf: "center",
	color: vars.color.ok,
	selectors: { "&:empty": { position: "absolute" } },
});

export const refused = style({ alignSelf: "center", maxWidth: "34rem", color: vars.color.bad });
