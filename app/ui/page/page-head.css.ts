import { inside, primitive } from "../primitive.ts";
import { at, below, from, rules, vars } from "../theme/theme.ts";

export const head = primitive({ ...rules.landscape, background: vars.color.skyPale });

export const plainHead = primitive({ background: "none" });

export const text = primitive({
	// The scene grows with the window, so this keeps the text above the figures in it.
	paddingBlock: "clamp(1rem, 2vw, 1.5rem) clamp(8.5rem, 11vw, 17rem)",
	selectors: { [`${plainHead} &`]: { paddingBottom: vars.space.s6 } },
	...at(below("md"), { paddingBottom: "12.5rem" }),
});

const besidePuppy = `${from("md")} and ${below("xl")}`;

export const title = primitive({
	maxWidth: "17ch",
	marginTop: "clamp(1rem, 2.5vw, 2rem)",
	// Without a scene, there is no figure that a wide title could cover.
	selectors: { [`${plainHead} &`]: { maxWidth: "26ch" } },
	...at(besidePuppy, { maxWidth: "min(17ch, 52vw)" }),
});

export const lead = primitive({
	maxWidth: "36rem",
	marginTop: vars.space.s4,
	color: vars.color.ink,
	textWrap: "balance",
});
inside(`${head}:not(${plainHead}) ${lead}`, at(besidePuppy, { maxWidth: "min(36rem, 50vw)" }));

export const puppy = primitive({
	position: "absolute",
	zIndex: -1,
	right: `max(2vw, calc(50vw - 38rem))`,
	bottom: 0,
	width: "auto",
	height: "min(92%, 24rem)",
	"@media": {
		[besidePuppy]: { height: "min(84%, 20rem)" },
		[below("md")]: { right: "1rem", height: "11.5rem" },
	},
});

/** A drawing in front of the puppy, which looks over it. */
export const front = primitive({ top: "auto", height: "clamp(4.5rem, 11.9vw, 11rem)" });

/** Unlike the cut-out drawing, a photo has a background of its own, so it stays clear of the lower edge. */
export const photo = primitive({
	position: "absolute",
	zIndex: -1,
	right: "max(4vw, calc(50vw - 37rem))",
	bottom: "1.5rem",
	overflow: "hidden",
	width: "auto",
	height: "min(78%, 18rem)",
	aspectRatio: "4 / 3",
	borderRadius: vars.radius.large,
	"@media": {
		[besidePuppy]: { height: "min(62%, 13rem)" },
		[below("md")]: { right: "1rem", bottom: "1rem", height: "10.75rem" },
	},
});
