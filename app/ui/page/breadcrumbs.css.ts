import { primitive } from "../primitive.ts";
import { at, below, rules, vars } from "../theme/theme.ts";

export const trail = primitive({
	// A single line: the current page's name is cut off if needed, since the heading repeats it.
	...rules.beside(".15rem .55rem"),
	...rules.quiet,
});

export const place = primitive({
	...rules.beside(".55rem"),
	flex: "0 1 auto",
	minWidth: 0,
	maxWidth: "60%",
	overflowWrap: "anywhere",
	selectors: {
		// Shrinks before the links do.
		"&:last-child": { flex: "0 9999 auto", maxWidth: "none" },
		"&:not(:last-child)::after": {
			content: "/",
			color: vars.color.ridge3,
		},
	},
	...at(below("md"), {
		maxWidth: "84%",
		// Leaves the room to the link to the parent page; the logo links to the home page anyway.
		selectors: { "&:first-child:nth-last-child(n + 3)": { display: "none" } },
	}),
});

export const link = primitive({
	...rules.ellipsis,
	minWidth: vars.tap,
	lineHeight: vars.tap,
});

export const here = primitive({
	minWidth: 0,
	paddingBlock: ".6rem",
	...rules.ellipsis,
});
