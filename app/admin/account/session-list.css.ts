import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const end = style({
	textAlign: "end",
	whiteSpace: "nowrap",
	"@media": { [below("md")]: { marginTop: ".35rem", textAlign: "start" } },
});

export const own = style({ color: vars.color.ok, fontWeight: vars.weight.semi });
