import { globalStyle, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";
import { buttons, tag } from "../page.css.ts";

export const orders = style({ ...rules.row("0 1rem"), marginBottom: "1rem", ...rules.quiet });

export const order = style({
	...rules.tapLine,
	selectors: {
		"&[aria-current]": {
			color: vars.color.ink,
			fontWeight: vars.weight.strong,
			textDecoration: "none",
		},
	},
});

/** A puppy of the list: its buttons lie above the link that covers it. */
export const row = style({ justifyContent: "space-between" });
globalStyle(`${row} form :is(a, button)`, { position: "relative", zIndex: 1 });

export const who = style({ ...rules.beside(".8rem"), overflowWrap: "anywhere" });
export const head = style(rules.row("0 .75rem"));

export const thumbnail = style({
	flex: "none",
	...rules.square("2.75rem"),
	borderRadius: "8px",
});

/** Unlike the other states, a draft isn't shown as a collar tag. */
export const draft = style([
	tag,
	{
		border: `1.5px dashed ${vars.color.field}`,
		background: "none",
		fontSize: vars.size.small,
	},
]);

/** A puppy's state and what may become of it: one line below the page's heading. */
export const saleLine = style([buttons, { margin: "-.5rem 0 1.25rem" }]);

export const view = style({
	...rules.tapLine,
	gap: ".5rem",
	marginInlineEnd: ".5rem",
	...rules.strong,
});

/** Links from the top of a long form to its sections. */
export const jumps = style({
	...rules.flow("0 1.1rem"),
	margin: "-.75rem 0 1.25rem",
	fontSize: vars.size.small,
});
globalStyle(`${jumps} a`, rules.tapLine);
