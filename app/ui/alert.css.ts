import { inside, primitive } from "./primitive.ts";
import { heading } from "./theme/surface.css.ts";
import { rules, vars } from "./theme/theme.ts";

export const alert = primitive({
	position: "relative",
	...rules.stack(".4rem"),
	alignContent: "start",
	padding: "1.25rem 1.4rem",
	borderRadius: vars.radius.card,
	"@media": { "(forced-colors: active)": { border: "2px solid" } },
});

const ring = (color: string) => `inset 0 0 0 1.5px ${color}`;

export const tones = {
	bad: primitive({
		vars: { [heading]: vars.color.bad },
		background: vars.color.badBackground,
		boxShadow: ring(vars.color.bad),
	}),
	warn: primitive({
		background: vars.color.porchGlow,
		boxShadow: ring(vars.color.porchInk),
	}),
	plain: primitive({
		background: vars.color.white,
		boxShadow: ring(vars.color.ridge2),
	}),
};

inside(`${tones.bad} a:not([class])`, { color: vars.color.bad });

export const title = primitive({ fontSize: vars.size.h3 });

/** Leaves room for the dismiss button in the corner. */
export const dismissible = primitive({ paddingInlineEnd: "3.75rem" });

export const dismiss = primitive({ position: "absolute", right: ".5rem", top: ".5rem" });
