import { style } from "@vanilla-extract/css";
import { VIDEO_WIDTH } from "~/business/timing.ts";
import { playing, poster } from "~/ui/picture/video-poster.css.ts";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

const { color, space } = vars;

export const group = style({
	paddingBlock: "clamp(2.5rem, 4.5vw, 4.5rem)",
	selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});
export const groupTitle = style({ marginBottom: space.s6, overflowWrap: "anywhere" });
export const onward = style([
	screenOnly,
	{ ...rules.flow(".25rem 2.5rem"), paddingBottom: space.section },
]);

export const videoTitle = style({
	marginBlock: `${space.s4} ${space.s5}`,
	overflowWrap: "anywhere",
});
export const watch = style(
	rules.columnsFrom("xl", `minmax(0, ${VIDEO_WIDTH}px) 1fr`, `${space.s5} clamp(2rem, 4vw, 4rem)`),
);
export const videoText = style({ overflowWrap: "anywhere" });

export const player = style([screenOnly, poster, playing]);
