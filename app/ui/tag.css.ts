import { primitive } from "./primitive.ts";
import { onNight } from "./theme/surface.css.ts";
import { rules, vars } from "./theme/theme.ts";

/** Looks like a collar tag with its punched hole. */
export const tag = primitive({
	display: "inline-flex",
	alignItems: "center",
	gap: "min(.5rem, 2.5vw)",
	minHeight: "1.875rem",
	padding: ".2rem min(.8rem, 4vw) .2rem min(.55rem, 2.75vw)",
	borderRadius: vars.radius.full,
	...rules.plain,
	fontSize: vars.size.small,
	fontWeight: vars.weight.strong,
	lineHeight: 1,
	whiteSpace: "nowrap",
	"::before": {
		content: "",
		...rules.disc(".6rem"),
		background: vars.color.paper,
	},
	"@media": { "(forced-colors: active)": { border: "1px solid" } },
});

export const available = primitive({
	background: vars.color.porch,
	color: vars.color.ink,
	"::before": { boxShadow: `inset 0 0 0 1.5px ${vars.color.holeEdge}` },
});

/** As light as the available tag, but without the color that means available. */
export const reserved = primitive({
	background: vars.color.haze,
	color: vars.color.ink,
	"::before": { boxShadow: `inset 0 0 0 1.5px ${vars.color.ridge3}` },
});

export const sold = primitive({
	background: vars.color.night,
	color: vars.color.onNight,
	"::before": {
		background: vars.color.ridge4,
		boxShadow: `inset 0 0 0 1.5px ${vars.color.glassRing}`,
	},
	// On a dark background the tag itself must be lighter to be seen.
	selectors: { [`${onNight} &`]: { background: vars.color.ridge5 } },
});
