import { style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";

export const skip = style({
	position: "absolute",
	left: vars.space.s4,
	top: "-6rem",
	zIndex: vars.layer.skip,
	padding: ".75rem 1.25rem",
	borderRadius: vars.radius.control,
	background: vars.color.night,
	color: vars.color.white,
	":focus": { top: vars.space.s4 },
});

/** Has no box of its own, so that the bar stays sticky to the end of the page. */
export const top = style({ display: "contents" });

export const bar = style({
	position: "sticky",
	top: 0,
	zIndex: vars.layer.bar,
	borderBottom: `1px solid ${vars.color.line}`,
	background: vars.color.paper,
	viewTransitionName: "bar",
});

/** On a phone, puts the bar at the bottom of the screen, within reach of the thumb. */
export const bottom = style(
	at(below("md"), {
		position: "fixed",
		inset: "auto 0 0",
		borderTop: `1px solid ${vars.color.line}`,
		borderBottom: 0,
		paddingBottom: "env(safe-area-inset-bottom)",
	}),
);

/** Keeps the end of the page above a bar at the bottom. */
export const aboveBottomBar = style(
	at(below("md"), { paddingBottom: "calc(3.75rem + env(safe-area-inset-bottom))" }),
);

export const row = style({
	// Large text may need a second line.
	...rules.spread(`0 ${vars.space.s3}`),
	minHeight: "4rem",
	...at(below("md"), { minHeight: "3.75rem", paddingInline: "1rem .5rem" }),
});

export const homeRow = style(at(below("md"), { paddingInline: ".5rem" }));

export const note = style({
	...rules.quiet,
	...at(below("md"), { display: "none" }),
});

export const banner = style({ ...rules.landscape, background: vars.color.mist });

export const bannerRow = style({
	...rules.row("clamp(.75rem, 2vw, 1.5rem)"),
	justifyContent: "center",
	...at("(max-width: 374px)", { columnGap: ".4rem" }),
	paddingBlock: "clamp(.9rem, 1.6vw, 1.35rem)",
});

export const bannerMark = style({ width: "auto", height: "clamp(3rem, 5vw, 4.1rem)" });

export const bannerName = style({
	overflowWrap: "anywhere",
	// Keeps its words whole on a phone, even at twice the text size.
	...rules.display("min(clamp(1.75rem, 1rem + 2.7vw, 3rem), 15vw)/1"),
	letterSpacing: "-.03em",
});

export const bannerLine = style({
	marginTop: ".4rem",
	color: vars.color.ink,
	fontSize: "clamp(.875rem, .8rem + .35vw, 1.0625rem)",
	lineHeight: 1.3,
});
