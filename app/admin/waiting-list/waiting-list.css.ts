import { globalStyle, style } from "@vanilla-extract/css";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import { buttons as sharedButtons } from "../page.css.ts";
import { free } from "../table.css.ts";

export const cut = style({ marginTop: "1.25rem", color: vars.color.muted });

export const row = style({});
globalStyle(`tbody ${row} > :is(td, th)`, { verticalAlign: "top" });
export const who = style([free, { maxWidth: "20rem" }]);
export const email = style({ display: "block", fontWeight: vars.weight.text });
export const wishes = style([free, { maxWidth: vars.measure }]);

export const buttons = style([sharedButtons]);
globalStyle(`* + ${buttons}`, { marginTop: "1rem" });

export const notified = style({ display: "grid", gap: ".6rem", overflowWrap: "anywhere" });

export const candidates = style({ display: "grid" });
export const candidate = style({
	display: "grid",
	gridTemplateColumns: "auto minmax(0, 1fr)",
	gap: ".25rem .9rem",
	...rules.lined(".8rem"),
	overflowWrap: "anywhere",
});
export const tick = style({
	width: "1.35rem",
	height: "1.35rem",
	marginTop: ".15rem",
	accentColor: vars.color.ridge5,
});
export const label = style({ ...rules.strong, cursor: "pointer" });
export const reasons = style(rules.quiet);
export const others = style({ marginTop: "1.25rem" });
export const letter = style({ marginBottom: "1.25rem" });
export const letterPhoto = style({
	display: "block",
	marginBlock: ".75rem",
	maxWidth: "min(100%, 20rem)",
	height: "auto",
});
