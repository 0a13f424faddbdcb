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
	// Clamped to one line instead of `nowrap`, so that it can shrink on a narrow page.
	position: "relative",
	display: "-webkit-box",
	minWidth: 0,
	minHeight: vars.tap,
	overflow: ["hidden", "visible clip"],
	WebkitBoxOrient: "vertical",
	WebkitLineClamp: 1,
	lineHeight: vars.tap,
	wordBreak: "break-all",
	// Gives a short name a full-size tap target without a gap before the next name.
	"::after": {
		content: "",
		position: "absolute",
		insetBlock: 0,
		left: "50%",
		width: `max(100%, ${vars.tap})`,
		transform: "translateX(-50%)",
	},
});

export const here = primitive({
	minWidth: 0,
	paddingBlock: ".6rem",
	...rules.ellipsis,
});
