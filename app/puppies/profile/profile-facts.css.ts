import { style } from "@vanilla-extract/css";
import { below, lowWindow } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const facts = style({
	marginBlock: vars.space.s5,
	"@media": {
		[below("lg")]: { order: 2, marginBottom: 0 },
		[lowWindow]: { marginBlock: vars.space.s4 },
	},
});
