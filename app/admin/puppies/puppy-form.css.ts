import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const quiet = style(rules.quiet);

export const thumbnails = style({ ...rules.filling("6rem", ".75rem"), marginTop: "1rem" });

export const missing = style({ margin: ".5rem 0 .75rem", paddingInlineStart: "1.25rem" });

/** A note on how a value will be used, right below its field. */
export const note = style([quiet, { marginTop: ".25rem", color: vars.color.ink }]);

/** A number with its slider. */
export const scale = style({ display: "grid", alignContent: "start" });

export const range = style({
	width: "100%",
	minWidth: 0,
	height: vars.tap,
	margin: 0,
	accentColor: vars.color.ridge4,
	cursor: "pointer",
	// Faded while no number is set and the slider's position means nothing.
	selectors: { "&[data-empty]": { opacity: 0.5 } },
});
