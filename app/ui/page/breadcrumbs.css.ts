import { primitive } from "../primitive.ts";
import { below } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const trail = primitive({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".15rem .55rem",
	color: vars.color.muted,
	fontSize: vars.size.small,
	// One line on a phone: the page's own name, which its heading repeats, gives way.
	"@media": { [below("md")]: { flexWrap: "nowrap" } },
});

export const place = primitive({
	display: "flex",
	minWidth: 0,
	overflowWrap: "anywhere",
	alignItems: "center",
	gap: ".55rem",
	maxWidth: "60%",
	selectors: {
		"&:last-child": { maxWidth: "100%" },
		"&:not(:last-child)::after": {
			content: "/",
			color: vars.color.ridge3,
		},
	},
	"@media": {
		[below("md")]: {
			flex: "none",
			maxWidth: "84%",
			selectors: {
				"&:last-child": { flex: "0 1 auto", maxWidth: "none" },
				// The logo leads home too, so that the way to the page above has the room.
				"&:first-child:nth-last-child(n + 3)": { display: "none" },
			},
		},
	},
});

export const link = primitive({
	// Clamped rather than kept from wrapping, so that a narrow page may squeeze it.
	display: "-webkit-box",
	minWidth: vars.tap,
	minHeight: vars.tap,
	overflow: "hidden",
	WebkitBoxOrient: "vertical",
	WebkitLineClamp: 1,
	lineHeight: vars.tap,
	wordBreak: "break-all",
});

export const here = primitive({
	minWidth: 0,
	paddingBlock: ".6rem",
	"@media": {
		[below("md")]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
	},
});
