import { primitive } from "../primitive.ts";
import { vars } from "../theme/theme.css.ts";

export const trail = primitive({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".15rem .55rem",
	color: vars.color.muted,
	fontSize: vars.size.small,
});

export const place = primitive({
	display: "flex",
	minWidth: 0,
	overflowWrap: "anywhere",
	alignItems: "center",
	gap: ".55rem",
	selectors: {
		"&:not(:last-child)::after": {
			content: "/",
			color: vars.color.ridge3,
		},
	},
});

export const link = primitive({
	display: "inline-flex",
	alignItems: "center",
	minWidth: vars.tap,
	minHeight: vars.tap,
});

export const here = primitive({
	display: "inline-flex",
	alignItems: "center",
	minHeight: vars.tap,
});
