import { style } from "@vanilla-extract/css";
import { below, from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import { buttons } from "../content/content.css.ts";
import { BAR, BAR_HEIGHT } from "../frame.css.ts";

/** The page and the fields of one of its sections side by side. */
export const split = style({
	display: "grid",
	gap: "1.25rem",
	"@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 24rem", alignItems: "start" } },
});

export const page = style({
	display: "block",
	width: "100%",
	height: "calc(100dvh - 9rem)",
	minHeight: "24rem",
	border: `1px solid ${vars.color.line}`,
	borderRadius: "10px",
	background: vars.color.white,
});

/** Beside the page at a desk; on a phone a sheet over its lower part. */
export const fields = style({
	minWidth: 0,
	background: vars.color.desk,
	"@media": {
		[from("lg")]: { maxHeight: "calc(100dvh - 9rem)", overflowY: "auto" },
		[below("lg")]: {
			position: "fixed",
			insetInline: 0,
			bottom: 0,
			zIndex: 20,
			maxHeight: "70dvh",
			overflowY: "auto",
			padding: "1rem 1rem 0",
			borderTop: `1px solid ${vars.color.line}`,
			borderRadius: "14px 14px 0 0",
			boxShadow: "0 -8px 24px rgb(0 0 0 / 18%)",
		},
		[BAR]: { bottom: BAR_HEIGHT },
	},
});

export const ways = style([buttons, { marginBottom: "1rem" }]);

export const draft = style({ fontSize: "1.125rem" });
export const unpublished = style({ display: "grid", gap: ".75rem", maxWidth: "100%" });
