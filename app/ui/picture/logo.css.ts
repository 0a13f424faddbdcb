import { globalStyle } from "@vanilla-extract/css";
import { primitive } from "../primitive.ts";
import { at, below, rules, vars } from "../theme/theme.ts";

export const logo = primitive({
	...rules.tapLine,
	flex: "none",
	gap: ".65rem",
	// Never wider than its container, and on one line where there is room.
	maxWidth: "100%",
	minWidth: vars.tap,
	// Keeps the words of the name whole beside the mark on a phone, even at twice the text size.
	...rules.display("min(1.3125rem, 8vw)/1.15"),
	letterSpacing: "-.02em",
	textDecoration: "none",
});

export const night = primitive({ color: vars.color.onNight });

/** In a bar, the name takes two lines on a phone and is hidden on the smallest phones. */
export const compact = primitive(
	at(below("md"), { gap: ".5rem", fontSize: "min(1.0625rem, 7vw)", lineHeight: 1.02 }),
);

export const markOnly = primitive({});

export const name = primitive({
	// Lets a name that is one long word break instead of overflowing the window.
	minWidth: 0,
	selectors: {
		[`${markOnly} > &`]: at(below("sm"), { display: "none" }),
		[`${compact} > &`]: {
			"@media": {
				[below("md")]: { width: "min-content", maxWidth: "40vw" },
				"(max-width: 374px)": { display: "none" },
			},
		},
	},
});

export const mark = primitive({
	flex: "none",
	...rules.square("2.5rem"),
	selectors: {
		[`${compact} > &`]: at(below("md"), rules.square("2.125rem")),
	},
});

/** The trainer's own picture in place of the drawn mark. */
export const trainerLogo = primitive({
	position: "relative",
	display: "block",
	overflow: "hidden",
	borderRadius: ".5rem",
	// A logo of any shape is as high as the drawn mark, also in a phone's bar, unless it is very wide.
	selectors: { "&&&": { width: "auto", maxWidth: "min(11rem, 45vw)" } },
});
globalStyle(`${trainerLogo} img`, { objectFit: "contain" });
