import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import { card } from "./page.css.ts";

export const list = style({
	display: "grid",
	gap: "1.25rem",
	"@media": { [from("md")]: { gridTemplateColumns: "repeat(3, 1fr)" } },
});

export const service = style([
	card,
	{
		display: "flex",
		flexDirection: "column",
		alignItems: "start",
		gap: vars.space.s2,
		overflowWrap: "anywhere",
		breakInside: "avoid",
	},
]);

export const more = style({ marginTop: "auto" });
