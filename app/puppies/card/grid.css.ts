import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";

export const grid = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))",
	gap: "clamp(1.25rem, 2vw, 1.75rem)",
	"@media": { [from("xl")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
