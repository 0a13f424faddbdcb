import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const section = style({
	paddingBlock: "clamp(3rem, 5.5vw, 5.5rem)",
	// An anchor's target stops below the bar and the pills, both of which stick.
	scrollMarginTop: "2rem",
	overflowWrap: "anywhere",
	selectors: {
		// A part that stays off paper may hold the sections that follow.
		"& + &, & + * > &:first-child": { borderTop: `1px solid ${vars.color.line}` },
		// Takes focus after a jump; it is no control.
		"&:focus-visible": { outline: "none" },
	},
});

export const title = style({
	marginBottom: vars.space.s5,
	"@media": { [below("lg")]: { marginBottom: "1rem" } },
});

export const split = style({ "@media": { [below("lg")]: { gap: "1rem" } } });

export const content = style({ minWidth: 0 });
