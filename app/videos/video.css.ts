import { style } from "@vanilla-extract/css";
import { VIDEO_WIDTH } from "~/business/timing.ts";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

const { space } = vars;

export const page = style({ paddingBlock: `${space.s3} ${space.section}` });
export const title = style({ marginBlock: `${space.s4} ${space.s5}`, overflowWrap: "anywhere" });
export const watch = style({
	display: "grid",
	gap: `${space.s5} clamp(2rem, 4vw, 4rem)`,
	"@media": { [from("xl")]: { gridTemplateColumns: `minmax(0, ${VIDEO_WIDTH}px) 1fr` } },
});
export const words = style({ overflowWrap: "anywhere" });
export const more = style({ marginTop: space.section });
export const moreTitle = style({ marginBottom: space.s5 });
