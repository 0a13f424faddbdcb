import { primitive } from "../primitive.ts";
import { rules, vars } from "../theme/theme.ts";

export const empty = primitive({
	...rules.landscape,
	...rules.stack("1.1rem"),
	justifyItems: "center",
	padding: "clamp(2.25rem, 4vw, 3.5rem) 1.25rem 13rem",
	borderRadius: vars.radius.large,
	background: vars.color.skyPale,
	textAlign: "center",
	overflowWrap: "anywhere",
});

export const message = primitive({
	maxWidth: "26ch",
	...rules.display(`${vars.size.h3}/1.35`),
	textWrap: "balance",
});
