import { createVar, fallbackVar } from "@vanilla-extract/css";
import { primitive } from "./primitive.ts";
import {
	buttonPadding,
	buttonText,
	controlHeight,
	heading,
	onNight,
	stitching,
} from "./theme/surface.css.ts";
import { rules, vars } from "./theme/theme.ts";

const background = createVar();
const foreground = createVar();
const stitch = createVar();
const edge = createVar();

/** Looks like a leather strap: the dashed line inside the edge is its stitching. */
export const button = primitive({
	position: "relative",
	display: "inline-flex",
	alignItems: "center",
	justifyContent: "center",
	gap: ".6rem",
	minHeight: fallbackVar(controlHeight, "3.25rem"),
	padding: fallbackVar(buttonPadding, ".7rem min(1.7rem, 7.5vw)"),
	border: 0,
	borderRadius: vars.radius.control,
	background,
	color: foreground,
	fontFamily: vars.font.text,
	fontSize: fallbackVar(buttonText, vars.size.body),
	fontWeight: vars.weight.strong,
	lineHeight: 1.2,
	textAlign: "center",
	textDecoration: "none",
	cursor: "pointer",
	transition: `background ${vars.time.normal} ${vars.ease}, color ${vars.time.normal} ${vars.ease}, box-shadow ${vars.time.normal} ${vars.ease}, transform ${vars.time.normal} ${vars.ease}`,
	"::after": {
		content: "",
		display: fallbackVar(stitching, "block"),
		position: "absolute",
		inset: 4,
		border: `1px dashed ${stitch}`,
		borderRadius: 7,
		pointerEvents: "none",
	},
	":active": { transform: "translateY(1px)" },
	selectors: {
		"&&:is(:disabled, [aria-disabled=true])": {
			vars: { [background]: vars.color.mist, [foreground]: vars.color.muted },
			transform: "none",
			cursor: "not-allowed",
		},
	},
	"@media": { "(forced-colors: active)": { border: "1px solid" } },
});

const plain = { "::after": { display: "none" } } as const;
const ring = `inset 0 0 0 1.5px ${edge}`;

export const tones = {
	/** For the single main action of a view. */
	porch: primitive({
		vars: {
			[background]: vars.color.porch,
			[foreground]: vars.color.ink,
			[stitch]: vars.color.stitch,
		},
		":hover": { vars: { [background]: vars.color.porchHover } },
		":active": { vars: { [background]: vars.color.porchPress } },
	}),
	night: primitive({
		vars: {
			[background]: vars.color.night,
			[foreground]: vars.color.onNight,
			[stitch]: vars.color.stitchOnNight,
		},
		":hover": { vars: { [background]: vars.color.ridge5 } },
		":active": { vars: { [background]: vars.color.nightDeep } },
	}),
	line: primitive({
		...plain,
		vars: {
			[background]: "transparent",
			[foreground]: vars.color.ink,
			[edge]: vars.color.field,
		},
		boxShadow: ring,
		":hover": { vars: { [background]: vars.color.white, [edge]: vars.color.night } },
		":active": { vars: { [background]: vars.color.mist } },
		selectors: {
			[`${onNight} &`]: {
				vars: { [foreground]: vars.color.onNight, [edge]: vars.color.ridge2 },
			},
			[`${onNight} &:hover`]: {
				vars: { [background]: vars.color.ridge5, [edge]: vars.color.white },
			},
		},
	}),
	bad: primitive({
		...plain,
		vars: {
			[background]: vars.color.white,
			[foreground]: vars.color.bad,
			[edge]: vars.color.bad,
		},
		boxShadow: ring,
		":hover": { vars: { [background]: vars.color.badBackground } },
		":active": { vars: { [background]: vars.color.badBackground } },
	}),
};

export const smallButton = primitive({
	minHeight: vars.tap,
	padding: ".45rem 1.15rem",
	fontSize: vars.size.small,
	...plain,
});

export const arrowLink = primitive({
	...rules.tapLine,
	gap: ".5rem",
	color: heading,
	fontWeight: vars.weight.strong,
	textDecoration: "underline",
	textDecorationColor: vars.color.porchPress,
	textDecorationThickness: "2px",
	textUnderlineOffset: ".38em",
	":hover": { textDecorationColor: heading },
});

export const arrowIcon = primitive({
	transition: `translate ${vars.time.normal} ${vars.ease}`,
	selectors: { [`${arrowLink}:hover > &`]: { translate: "4px" } },
});

/** A button that shows only an icon, so it needs an `aria-label`. */
export const iconButton = primitive({
	...rules.centered,
	...rules.square(vars.tap),
	padding: 0,
	border: 0,
	borderRadius: vars.radius.control,
	background: "none",
	color: "inherit",
	fontSize: vars.size.micro,
	cursor: "pointer",
	transition: `background ${vars.time.fast}`,
	":hover": { background: vars.color.shade },
});

/** A link in a bar: an icon, a word, or both. */
export const barLink = primitive({
	...rules.tapLine,
	justifyContent: "center",
	gap: ".5rem",
	minWidth: vars.tap,
	borderRadius: vars.radius.control,
	...rules.strong,
	fontSize: vars.size.small,
	textDecoration: "none",
	transition: `background ${vars.time.fast}`,
	":hover": { background: vars.color.haze },
});
