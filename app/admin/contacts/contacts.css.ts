import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

const MESSAGE_LINES = 4;

export const days = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "end",
	gap: "1rem",
	marginBottom: "1.25rem",
});
globalStyle(`${days} > div`, { flex: "0 1 12rem", minWidth: "min(100%, 9rem)" });

/** A link as tall as the buttons beside it. */
export const clear = style({ display: "inline-flex", alignItems: "center", minHeight: "2.875rem" });

export const notice = style({ marginBottom: "1.25rem" });

export const lookedBack = style({ marginTop: "1.25rem", color: vars.color.muted });

export const row = style({});
globalStyle(`tbody ${row} > :is(td, th)`, { verticalAlign: "top" });

/** On a phone a row is a small card: sender and status, then the message's beginning and the day. */
globalStyle(`tbody ${row}`, {
	"@media": {
		[below("md")]: {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) auto",
			alignItems: "center",
			columnGap: "1rem",
		},
	},
});
export const date = style({
	"@media": { [below("md")]: { gridArea: "2 / 2", color: vars.color.muted } },
});
export const status = style({ "@media": { [below("md")]: { gridArea: "1 / 2" } } });
export const message = style({ "@media": { [below("md")]: { gridArea: "2 / 1" } } });

export const who = style({ overflowWrap: "anywhere", maxWidth: "18rem" });
globalStyle(`${who} > a, ${who} > span`, { display: "block" });
globalStyle(`${who} > a`, { width: "fit-content", maxWidth: "100%" });
globalStyle(`tbody ${who}`, {
	"@media": { [below("md")]: { maxWidth: "none", display: "block" } },
});

export const name = style({ color: vars.color.ink, fontWeight: vars.weight.strong });

/** The beginning of a message. Its own page shows all of it. */
export const excerpt = style({
	display: "-webkit-box",
	overflow: "hidden",
	maxWidth: vars.measure,
	overflowWrap: "anywhere",
	WebkitBoxOrient: "vertical",
	WebkitLineClamp: MESSAGE_LINES,
	"@media": { [below("md")]: { WebkitLineClamp: 2 } },
});

export const reason = style({ color: vars.color.muted, fontSize: vars.size.small });

export const whole = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const facts = style({
	display: "grid",
	gridTemplateColumns: "minmax(7rem, auto) 1fr",
	gap: ".5rem 1rem",
	"@media": { [below("sm")]: { gridTemplateColumns: "1fr", gap: ".1rem" } },
});
globalStyle(`${facts} > dt`, { color: vars.color.muted });
globalStyle(`${facts} > dd`, {
	minWidth: 0,
	overflowWrap: "anywhere",
	"@media": { [below("sm")]: { marginBottom: ".6rem" } },
});

export const buttons = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".75rem",
});
globalStyle(`${buttons} + *`, { marginTop: "1rem" });
globalStyle(`* + ${buttons}`, { marginTop: "1rem" });

export const notes = style({ display: "grid", gap: "1rem", marginBottom: "1.25rem" });
export const note = style({
	paddingBottom: "1rem",
	borderBottom: `1px solid ${vars.color.line}`,
});
export const noteFoot = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: ".5rem",
	marginTop: ".35rem",
	color: vars.color.muted,
	fontSize: vars.size.small,
});

export const mail = style({ marginTop: "1rem" });
export const mailText = style({
	margin: ".75rem 0 0",
	padding: "1rem",
	borderRadius: vars.radius.control,
	background: vars.color.desk,
	fontFamily: "inherit",
	fontSize: vars.size.small,
	whiteSpace: "pre-wrap",
	overflowWrap: "anywhere",
});
export const summary = style({ minHeight: "2.75rem", paddingBlock: ".6rem", cursor: "pointer" });

export const earlier = style({ display: "grid", gap: ".9rem" });
globalStyle(`${earlier} > li`, { overflowWrap: "anywhere" });

export const erased = style([earlier, { marginBlock: "1rem" }]);
/** The line that says how many more there are. */
globalStyle(`${erased} + p`, { marginBottom: "1rem" });

/** The check box that extends an erasure to the whole family. */
export const withFamily = style({
	display: "grid",
	gridTemplateColumns: "1.25rem minmax(0, 1fr)",
	alignItems: "start",
	gap: ".75rem",
	flex: "1 0 100%",
	paddingBlock: ".5rem",
	cursor: "pointer",
});
globalStyle(`${withFamily} > input`, {
	width: "1.25rem",
	height: "1.25rem",
	marginTop: ".2rem",
	accentColor: vars.color.night,
});

export const bounced = style({ margin: 0, color: vars.color.bad });
