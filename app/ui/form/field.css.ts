import { fallbackVar } from "@vanilla-extract/css";
import { inside, primitive } from "../primitive.ts";
import { controlHeight, fieldPadding, focus } from "../theme/surface.css.ts";
import { rules, vars } from "../theme/theme.ts";

/** Never wider than its container: with large text, a date input is clipped at its own edges. */
export const field = primitive({ ...rules.stack(".4rem"), alignContent: "start" });

export const label = primitive(rules.strong);

export const optional = primitive({ color: vars.color.muted, fontWeight: vars.weight.text });

export const control = primitive({
	width: "100%",
	minHeight: fallbackVar(controlHeight, "3.25rem"),
	padding: fallbackVar(fieldPadding, ".75rem 1rem"),
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	background: vars.color.white,
	color: vars.color.ink,
	lineHeight: 1.4,
	transition: `border-color ${vars.time.fast}`,
	":hover": { borderColor: vars.color.ink },
	":focus": { outline: `3px solid ${focus}`, outlineOffset: "2px" },
	"::placeholder": { color: vars.color.muted, opacity: 1 },
	selectors: {
		"&[aria-invalid=true]": {
			border: `2px solid ${vars.color.bad}`,
			background: vars.color.badField,
		},
	},
});

export const area = primitive({ minHeight: "9rem", resize: "vertical" });

export const choice = primitive({
	position: "relative",
	display: "block",
	color: vars.color.ink,
});
inside(`${choice} > select`, { appearance: "none", paddingInlineEnd: "2.75rem" });
inside(`${choice} > svg`, {
	position: "absolute",
	right: ".9rem",
	top: "50%",
	translate: "0 -50%",
	pointerEvents: "none",
});

export const hint = primitive({ ...rules.quiet, lineHeight: 1.4 });

export const error = primitive({
	display: "flex",
	alignItems: "start",
	gap: ".5rem",
	color: vars.color.bad,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
	lineHeight: 1.4,
});

export const legend = primitive({ marginBottom: ".4rem", ...rules.strong });

/** Two fields of a visitor's form side by side, where there is room. */
export const pair = primitive({
	...rules.columnsFrom("sm", "1fr 1fr", "1.35rem"),
	alignItems: "start",
});

/** A form of several fields, on a sheet of its own. */
export const sheet = primitive({
	...rules.stack("1.35rem"),
	// On a phone with large text, the text needs the room more than the edges do.
	padding: "min(clamp(1.25rem, 2.6vw, 2.25rem), 6.25vw)",
	...rules.sheet,
});

/** One of several choices, as a radio button with its label. */
export const option = primitive({
	...rules.beside(".75rem"),
	minHeight: vars.tap,
	padding: ".35rem .9rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	color: vars.color.ink,
	lineHeight: 1.35,
	cursor: "pointer",
	selectors: { "&:has(:checked)": { borderColor: vars.color.ink, background: vars.color.mist } },
});
