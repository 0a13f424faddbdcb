import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { sheet } from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const form = style({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: "1rem",
});

/** Around the form on a page that is about something else. */
export const card = style([
	form,
	{
		padding: "clamp(1rem, 2.6vw, 1.5rem)",
		...sheet,
	},
]);

export const title = style({ fontSize: vars.size.h3 });

export const list = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))",
	gap: ".4rem",
});
export const row = style({ display: "flex", flexWrap: "wrap", gap: ".4rem" });
globalStyle(`${row} > label`, { flex: "1 1 8rem" });

export const choice = style({
	display: "flex",
	alignItems: "center",
	gap: ".75rem",
	minHeight: vars.tap,
	padding: ".35rem .9rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	color: vars.color.ink,
	lineHeight: 1.35,
	cursor: "pointer",
	selectors: { "&:has(:checked)": { borderColor: vars.color.ink, background: vars.color.mist } },
});

/** Shown once another day is chosen; always in a browser that doesn't know the selector. */
export const otherDay = style({});
globalStyle(`${form}:not(:has([value="another"]:checked)) > ${otherDay}`, { display: "none" });

export const pair = style({
	display: "grid",
	alignItems: "start",
	gap: "1rem",
	"@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
