import { createVar, type StyleRule } from "@vanilla-extract/css";
import { VIDEO_HEIGHT, VIDEO_WIDTH } from "~/business/timing.ts";
import { primitive } from "../primitive.ts";
import { at, below, rules, vars } from "../theme/theme.ts";

const button = createVar();
const corner = createVar();

export const poster = primitive({
	vars: {
		[button]: "clamp(3.5rem, 5vw, 4.5rem)",
		[corner]: "clamp(1rem, 1.6vw, 1.5rem)",
	},
	...rules.landscape,
	display: "block",
	width: "100%",
	maxWidth: VIDEO_WIDTH,
	aspectRatio: `${VIDEO_WIDTH} / ${VIDEO_HEIGHT}`,
	borderRadius: vars.radius.card,
	background: vars.color.ridge4,
	color: vars.color.white,
	textDecoration: "none",
	...at(below("sm"), { vars: { [button]: "3.25rem" } }),
});

/** For a small poster, with the title next to it: it shows only the length, as every poster does on a phone. */
export const small = primitive({ vars: { [button]: "2.75rem", [corner]: ".8rem" } });

/** The player in place of the poster. */
export const playing = primitive({ height: "auto", border: 0 });

/** The picture below the text. */
export const backdrop = primitive({
	...rules.cover,
	zIndex: -1,
	transition: `scale ${vars.time.slow} ${vars.ease}`,
	selectors: { [`${poster}:hover &`]: { scale: "1.02" } },
});

/** The play button is in the corner, so that it never covers a face. */
export const play = primitive({
	position: "absolute",
	left: corner,
	bottom: corner,
	zIndex: 1,
	...rules.centered,
	width: button,
	aspectRatio: "1",
	borderRadius: "50%",
	background: vars.color.porch,
	color: vars.color.ink,
	boxShadow: `0 0 0 5px ${vars.color.glassRing}`,
	forcedColorAdjust: "none",
	transition: `background ${vars.time.normal}, scale ${vars.time.normal} ${vars.ease}`,
	selectors: { [`${poster}:hover &`]: { background: vars.color.porchHover, scale: "1.06" } },
});

export const playIcon = primitive({
	selectors: {
		[`${play} > &`]: {
			...rules.square("38%"),
			marginInlineStart: "8%",
			fill: "currentColor",
		},
	},
});

const whenSmall = (rule: StyleRule): StyleRule => ({
	selectors: { [`${small} &`]: rule },
	...at(below("sm"), rule),
});

/** At the foot of the picture, on grounds of their own, so that no shade covers a face. */
export const caption = primitive({
	position: "absolute",
	inset: "auto 0 0",
	...rules.beside(vars.space.s4),
	justifyContent: "space-between",
	minHeight: `calc(${button} + 2 * ${corner})`,
	padding: `0 1.25rem 0 calc(${button} + 1.6 * ${corner})`,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
	lineHeight: vars.leading.tight,
	...whenSmall({ justifyContent: "flex-end", minHeight: 0, padding: "0 .9rem .9rem" }),
});

const ground = {
	padding: ".25rem .6rem",
	borderRadius: vars.radius.focus,
	background: vars.color.caption,
};

export const title = primitive({
	...ground,
	...whenSmall({
		position: "absolute",
		...rules.square(1),
		padding: 0,
		overflow: "hidden",
		clipPath: "inset(50%)",
	}),
});

export const length = primitive({
	...ground,
	flex: "none",
	fontVariantNumeric: "tabular-nums lining-nums",
});

/** The message below the poster, which is shown again when the player failed. */
export const failure = primitive({ marginTop: vars.space.s3, color: vars.color.text });
