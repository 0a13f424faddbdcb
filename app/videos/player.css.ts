import { style } from "@vanilla-extract/css";
import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const player = style([
	screenOnly,
	{
		display: "block",
		width: "100%",
		maxWidth: VIDEO_WIDTH,
		height: "auto",
		aspectRatio: `${VIDEO_WIDTH} / ${VIDEO_HEIGHT}`,
		border: 0,
		borderRadius: vars.radius.card,
		background: vars.color.ridge4,
	},
]);
