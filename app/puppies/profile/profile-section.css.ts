import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const section = style({
	paddingBlock: "clamp(3rem, 5.5vw, 5.5rem)",
	// A jump to the section stops below the sticky bar and the sticky pills.
	scrollMarginTop: "2rem",
	overflowWrap: "anywhere",
	selectors: {
		// The following sections may be inside an element that is hidden in print.
		"& + &, & + * > &:first-child": { borderTop: `1px solid ${vars.color.line}` },
		// The section gets the focus after a jump, but it is not a control, so it needs no focus ring.
		"&:focus-visible": { outline: "none" },
	},
});

export const title = style({
	marginBottom: vars.space.s5,
	"@media": { [below("lg")]: { marginBottom: "1rem" } },
});

export const split = style({ "@media": { [below("lg")]: { gap: "1rem" } } });

export const content = style({ minWidth: 0 });
