import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

const { color, size, space } = vars;

export const band = style({ paddingBlock: `${space.s7} 0` });

export const title = style({ fontSize: size.h3 });

export const list = style({
	display: "grid",
	gap: space.s5,
	marginTop: space.s5,
	"@media": {
		[from("md")]: { gridTemplateColumns: "repeat(3, 1fr)", gap: "clamp(1.5rem, 4vw, 4rem)" },
	},
});

export const review = style({
	display: "grid",
	alignContent: "start",
	gap: space.s2,
	color: color.ink,
	overflowWrap: "anywhere",
});

export const by = style({ color: color.muted, fontSize: size.small });

export const all = style({ marginTop: space.s4 });
