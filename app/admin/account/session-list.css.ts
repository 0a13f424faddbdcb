import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const end = style({
	textAlign: "end",
	whiteSpace: "nowrap",
	"@media": { [below("md")]: { marginTop: ".35rem", textAlign: "start" } },
});

export const own = style({ color: vars.color.ok, fontWeight: vars.weight.semi });

export const more = style({ marginTop: ".75rem", color: vars.color.muted });

export const all = style({
	display: "flex",
	flexWrap: "wrap",
	gap: ".75rem",
	marginTop: "1.25rem",
});
