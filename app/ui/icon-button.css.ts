import { primitive } from "./primitive.ts";
import { vars } from "./theme/theme.css.ts";

/** A button that shows only an icon, so it needs an `aria-label`. */
export const iconButton = primitive({
	display: "grid",
	placeItems: "center",
	width: vars.tap,
	height: vars.tap,
	padding: 0,
	border: 0,
	borderRadius: vars.radius.control,
	background: "none",
	color: "inherit",
	fontSize: vars.size.micro,
	cursor: "pointer",
	transition: `background ${vars.time.fast}`,
	":hover": { background: vars.color.shade },
});
