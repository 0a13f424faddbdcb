import missingIcon from "../no-picture.svg";
import { primitive } from "../primitive.ts";
import { rules, vars } from "../theme/theme.ts";

/** Background of a frame until its picture has loaded. */
export const ground = vars.color.haze;

export const frame = primitive({
	position: "relative",
	display: "block",
	overflow: "hidden",
	background: ground,
});

export const ratios = {
	"1/1": primitive({ aspectRatio: "1 / 1" }),
	"4/3": primitive({ aspectRatio: "4 / 3" }),
	"5/4": primitive({ aspectRatio: "5 / 4" }),
	"4/5": primitive({ aspectRatio: "4 / 5" }),
	"3/2": primitive({ aspectRatio: "3 / 2" }),
	"16/9": primitive({ aspectRatio: "16 / 9" }),
};

export const rounded = primitive({ borderRadius: vars.radius.card });

/** Shows an icon in place of a missing picture. */
export const placeholder = primitive({
	"::before": {
		content: "",
		...rules.cover,
		background: vars.color.ridge3,
		maskImage: `url(${missingIcon})`,
		maskPosition: "center",
		maskRepeat: "no-repeat",
		maskSize: "clamp(1.5rem, 30%, 3rem)",
	},
});

/** A round button at the middle of a picture's edge. */
export const arrow = primitive({
	position: "absolute",
	top: "50%",
	translate: "0 -50%",
	...rules.centered,
	aspectRatio: "1",
	borderRadius: "50%",
	background: vars.color.glass,
	color: vars.color.ink,
	transition: `background ${vars.time.normal}`,
	":hover": { background: vars.color.porch },
});

export const picture = primitive({ ...rules.cover, display: "block" });

export const image = primitive({
	...rules.square("100%"),
	objectFit: "cover",
	transition: `opacity ${vars.time.normal} ${vars.ease}`,
});

/** For an image that failed in both formats. It stays on the page so that screen readers find its alt text. */
export const missingImage = primitive({ opacity: 0 });
export const waitingImage = primitive({ "@media": { "not print": { opacity: 0 } } });

/** Takes the `picture` element out of the layout, so that only the image and its class count. */
export const formats = primitive({ display: "contents" });

const iconSize = { flex: "none", ...rules.square("1.25em") };

export const icon = primitive(iconSize);

/** For line icons. A page has dozens of them, so their common attributes are set here and not on each. */
export const lineIcon = primitive({
	...iconSize,
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 1.9,
	strokeLinecap: "round",
	strokeLinejoin: "round",
});

/** Behind the content of its ground (`rules.landscape`). */
export const scene = primitive({
	...rules.cover,
	zIndex: -1,
	...rules.square("100%"),
	objectFit: "cover",
	objectPosition: "50% 100%",
});

export const qrCode = primitive({
	width: "8rem",
	aspectRatio: "1",
	background: vars.color.white,
	color: vars.color.ink,
	// Otherwise a browser that saves ink would leave out the background and change the colors.
	printColorAdjust: "exact",
});
