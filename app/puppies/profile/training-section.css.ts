import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const trail = style({ display: "grid", gap: vars.space.s5 });

const stage = style({
	position: "relative",
	paddingInlineStart: "3.25rem",
	"::before": {
		content: "",
		position: "absolute",
		left: ".7rem",
		top: ".28rem",
		width: "1.35rem",
		height: "1.35rem",
		borderRadius: "50%",
		background: vars.color.white,
		boxShadow: `inset 0 0 0 2px ${vars.color.field}`,
		// The colors of the dot show whether a stage is done.
		forcedColorAdjust: "none",
	},
	"::after": {
		content: "",
		position: "absolute",
		left: "1.28rem",
		top: "2.1rem",
		bottom: "-1.55rem",
		borderInlineStart: `3px dotted ${vars.color.ridge2}`,
	},
	selectors: { "&:last-child::after": { display: "none" } },
});

export const stages = styleVariants({
	done: [
		stage,
		{
			"::before": { background: vars.color.ridge4, boxShadow: "none" },
			"::after": { borderInlineStartColor: vars.color.ridge4 },
		},
	],
	now: [
		stage,
		{
			"::before": {
				background: vars.color.porch,
				boxShadow: `inset 0 0 0 2px ${vars.color.porchInk}, 0 0 0 6px ${vars.color.porchGlow}`,
			},
		},
	],
	next: [stage],
});

export const check = style({
	position: "absolute",
	left: ".95rem",
	top: ".53rem",
	zIndex: 1,
	width: ".85rem",
	height: ".85rem",
	color: vars.color.white,
});

export const title = style({ fontSize: "1.25rem", lineHeight: 1.3 });

export const weeks = style({ color: vars.color.muted, fontSize: vars.size.small });

export const text = style({ selectors: { "&&": { marginTop: 0 } } });
