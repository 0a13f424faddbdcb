import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, vars } from "~/ui/theme/theme.ts";
import { PADDING } from "./frame.css.ts";

/** On a phone, where the filters would fill the screen, they are one line that scrolls sideways. */
export const filters = style({ minWidth: 0, maxWidth: "100%" });
globalStyle(
	`${filters} > nav`,
	at(below("md"), {
		flexWrap: "nowrap",
		alignItems: "center",
		overflowX: "auto",
		margin: `-.35rem calc(${PADDING} * -1)`,
		padding: `.35rem ${PADDING}`,
		scrollbarWidth: "thin",
	}),
);
globalStyle(`${filters} a`, {
	minHeight: vars.tap,
	flex: "none",
	maxWidth: "100%",
	paddingInline: ".95rem",
	fontSize: vars.size.small,
});
