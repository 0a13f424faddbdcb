import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const list = style({ marginTop: "1.75rem" });

export const tiles = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
	gap: "1.25rem",
	// Two columns on a phone, so that a large library is quick to look through.
	"@media": {
		[below("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: ".75rem" },
	},
});

export const tile = style({
	display: "block",
	height: "100%",
	overflow: "hidden",
	borderRadius: "14px",
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	color: vars.color.text,
	textDecoration: "none",
	":hover": { boxShadow: `0 0 0 1.5px ${vars.color.night}` },
	":focus-visible": { borderRadius: "14px" },
});

export const words = style({
	display: "grid",
	gap: ".2rem",
	padding: "1rem 1.15rem",
	overflowWrap: "anywhere",
	"@media": { [below("sm")]: { padding: ".75rem .8rem" } },
});

export const title = style({ lineHeight: 1.35 });

export const category = style({ color: vars.color.muted, fontSize: vars.size.small });
