import { inside, primitive } from "../primitive.ts";
import { at, below, from, rules, vars } from "../theme/theme.ts";

export const columns = primitive({
	...rules.columnsFrom("lg", "1.4fr 1fr", vars.space.s6),
	marginTop: "clamp(1rem, 2.5vw, 2rem)",
});

/** Fills the otherwise empty space beside the panel on a desktop screen, at the panel's height. */
export const picture = primitive({
	position: "relative",
	display: "none",
	overflow: "hidden",
	borderRadius: vars.radius.card,
	background: vars.color.sky,
	...at(from("lg"), { display: "block" }),
});

export const panel = primitive({
	...rules.stack(vars.space.s5),
	alignContent: "start",
	maxWidth: vars.width.narrow,
	padding: "clamp(1.5rem, 4vw, 3rem)",
	...rules.sheet,
	overflowWrap: "anywhere",
	// It only takes the focus so that screen readers read it; it is not a control.
	":focus-visible": { outline: "none" },
});

/** Makes the longest title fit on two lines on a phone. */
inside(`${panel} > h1`, at(below("sm"), { fontSize: vars.size.h2 }));

/** Beside a form, which is tall, the picture keeps its shape and stays in view. */
inside(`${panel}:has(form label) + ${picture}`, {
	position: "sticky",
	top: "6.5rem",
	alignSelf: "start",
	aspectRatio: "4 / 5",
});

export const onward = primitive(rules.flow(".25rem 2.5rem"));
