/** Design tokens. Raw colors, font sizes and spacing appear only here and in the scenery. */
import { createGlobalTheme, fontFace, globalFontFace } from "@vanilla-extract/css";
import besley from "../fonts/besley-latin-560.woff2";
import figtree from "../fonts/figtree-latin-400-640.woff2";

const display = "Besley";
const text = "Figtree";

// Subsets (made with subset-font 2.9) of the @fontsource-variable files, limited to the weights in use:
// 37 kB instead of 57. Besley has a single weight, used for every requested weight; for Figtree, a weight
// outside its range shows as the nearest one.
globalFontFace(display, {
	src: `url(${besley}) format("woff2")`,
	fontWeight: "400 900",
	fontDisplay: "swap",
});
globalFontFace(text, {
	src: `url(${figtree}) format("woff2")`,
	fontWeight: "400 640",
	fontDisplay: "swap",
});

// Fallbacks with the metrics of the real fonts, so that nothing moves when those arrive.
const displayFallback = fontFace({
	src: 'local("Georgia")',
	sizeAdjust: "106%",
	ascentOverride: "96%",
	descentOverride: "26%",
});
const textFallback = fontFace({
	src: 'local("Arial")',
	sizeAdjust: "98%",
	ascentOverride: "95%",
	descentOverride: "25%",
});

/** Colors for what can't refer to `vars`: the browser's own bars, an app's first screen, and pictures. */
export const THEME_COLOR = "#12323c";
export const BACKGROUND_COLOR = "#f7f7f2";
export const ON_NIGHT_COLOR = "#f3f6f2";
export const ON_NIGHT_MUTED_COLOR = "#b9cdd0";

export const vars = createGlobalTheme(":root", {
	color: {
		paper: BACKGROUND_COLOR,
		white: "#ffffff",
		desk: "#f1f4f3",
		mist: "#e8efed",
		haze: "#d3e0e0",
		ridge1: "#b3c9cb",
		ridge2: "#85a6ac",
		ridge3: "#4f7983",
		ridge4: "#2f5f6c",
		ridge5: "#1c4651",
		night: THEME_COLOR,
		nightDeep: "#0c262e",
		ink: "#12272e",
		text: "#2b4149",
		muted: "#4d636b",
		line: "#d6dfdd",
		/** Borders of controls: a contrast of 3 to 1 on white and on paper. */
		field: "#6d848b",
		link: "#1d5968",
		/** The only accent color. For fills: never for text on paper, never as the only edge of a control. */
		porch: "#f5b544",
		porchHover: "#ffc966",
		porchPress: "#e09f26",
		porchGlow: "#fdf0d5",
		/** The accent for text, on `paper` or `porchGlow`. */
		porchInk: "#7a4d00",
		onNight: ON_NIGHT_COLOR,
		onNightMuted: ON_NIGHT_MUTED_COLOR,
		lineOnNight: "#34545d",
		ok: "#23643f",
		okBackground: "#e4f1e7",
		bad: "#a12c1b",
		badBackground: "#fbe9e4",
		badField: "#fffaf8",
		sky: "#dfeaea",
		skyPale: "#e4edec",
		stitch: "rgb(18 39 46 / .34)",
		stitchOnNight: "rgb(243 246 242 / .3)",
		veil: "rgb(12 38 46 / .66)",
		caption: "rgb(12 38 46 / .88)",
		shade: "rgb(18 39 46 / .08)",
		glass: "rgb(255 255 255 / .94)",
		glassRing: "rgb(255 255 255 / .4)",
		holeEdge: "rgb(18 39 46 / .55)",
	},
	font: {
		display: `"${display}", ${displayFallback}, Georgia, serif`,
		text: `"${text}", ${textFallback}, Arial, sans-serif`,
	},
	weight: { display: "560", text: "400", semi: "600", strong: "640" },
	size: {
		display: "clamp(2.625rem, 1.63rem + 4.1vw, 5rem)",
		// At twice the text size, words such as "Testimonials" and "Personality" still fit on a phone.
		h1: "min(clamp(2.25rem, 1.72rem + 2.2vw, 3.5rem), 13.6vw)",
		h2: "min(clamp(1.8125rem, 1.47rem + 1.45vw, 2.625rem), 15vw)",
		h3: "clamp(1.3125rem, 1.2rem + .5vw, 1.5625rem)",
		h4: "1.125rem",
		lead: "clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)",
		body: "1.0625rem",
		small: ".9375rem",
		micro: ".8125rem",
	},
	leading: { display: "1.04", head: "1.14", body: "1.6", tight: "1.35" },
	measure: "62ch",
	/** Steps of 4 px. */
	space: {
		s1: ".25rem",
		s2: ".5rem",
		s3: ".75rem",
		s4: "1rem",
		s5: "1.5rem",
		s6: "2rem",
		s7: "3rem",
		s8: "4rem",
		section: "clamp(4rem, 2.6rem + 5.6vw, 7.5rem)",
		// On a phone with large text, the text needs the room more than the edges do.
		gutter: "min(clamp(1.25rem, .7rem + 2.3vw, 3rem), 6.25vw)",
	},
	width: { wrap: "77.5rem", narrow: "46rem" },
	radius: { focus: "6px", control: "10px", card: "18px", large: "28px", full: "999px" },
	shadow: {
		hover: "0 2px 4px rgb(18 50 60 / .06), 0 14px 34px -10px rgb(18 50 60 / .2)",
		floating: "0 24px 70px -16px rgb(12 38 46 / .5)",
		tag: "0 1px 5px rgb(12 38 46 / .18)",
	},
	/** Default transition 300 ms, backdrop and hover color 150 ms (specification, section 9). */
	time: { normal: "300ms", fast: "150ms", slow: "600ms" },
	ease: "cubic-bezier(.2, .7, .2, 1)",
	/** Smallest side of anything that can be pressed: the size of a fingertip, however large the text is. */
	tap: "44px",
	layer: { sticky: "20", nav: "30", float: "35", bar: "40", toast: "60", modal: "70", skip: "90" },
});
