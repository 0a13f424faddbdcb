import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";

const MESSAGE_LINES = 4;

/** A link as tall as the buttons beside it. */
export const clear = style(rules.tapLine);

export const row = style({});
globalStyle(`tbody ${row} > :is(td, th)`, { verticalAlign: "top" });

/** On a phone a row is a small card: sender and status, then the message's beginning and the day. */
globalStyle(
	`tbody ${row}`,
	at(below("md"), {
		display: "grid",
		gridTemplateColumns: "minmax(0, 1fr) auto",
		alignItems: "center",
		columnGap: "1rem",
	}),
);
export const date = style(at(below("md"), { gridArea: "2 / 2", color: vars.color.muted }));
export const status = style(at(below("md"), { gridArea: "1 / 2" }));
export const message = style(at(below("md"), { gridArea: "2 / 1" }));

export const who = style({ maxWidth: "18rem" });
globalStyle(`${who} > a, ${who} > span`, { display: "block" });
globalStyle(`${who} > a`, { width: "fit-content", maxWidth: "100%" });
globalStyle(`tbody ${who}`, at(below("md"), { maxWidth: "none", display: "block" }));

/** The beginning of a message. Its own page shows all of it. */
export const excerpt = style({
	...rules.clamped(MESSAGE_LINES),
	maxWidth: vars.measure,
	...at(below("md"), { WebkitLineClamp: 2 }),
});
