import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const end = style({ paddingBottom: vars.space.s8 });

export const panel = style({
	display: "grid",
	gap: vars.space.s5,
	padding: "clamp(1.5rem, 4vw, 3.5rem)",
	borderRadius: vars.radius.large,
	background: vars.color.porchGlow,
	overflowWrap: "anywhere",
	"@media": {
		[from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
		"(forced-colors: active)": { border: "1px solid" },
	},
});

export const title = style({ marginBottom: vars.space.s3 });
