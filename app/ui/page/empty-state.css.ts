import { primitive } from "../primitive.ts";
import { vars } from "../theme/theme.css.ts";

export const empty = primitive({
	position: "relative",
	isolation: "isolate",
	overflow: "hidden",
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	justifyItems: "center",
	gap: "1.1rem",
	padding: "clamp(2.25rem, 4vw, 3.5rem) 1.25rem 13rem",
	borderRadius: vars.radius.large,
	background: vars.color.skyPale,
	textAlign: "center",
});

export const scene = primitive({ zIndex: -1 });

export const message = primitive({
	maxWidth: "26ch",
	color: vars.color.ink,
	font: `${vars.weight.display} ${vars.size.h3}/1.35 ${vars.font.display}`,
	textWrap: "balance",
});
