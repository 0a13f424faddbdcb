import { globalStyle, style } from "@vanilla-extract/css";
import { figure as tileFigure } from "../dashboard/dashboard.css.ts";
import { remark, under } from "../page.css.ts";

export const pair = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
	gap: ".75rem 1.5rem",
	margin: "0 0 1rem",
});
export const figure = style([tileFigure, { fontSize: "1.75rem", lineHeight: 1.2 }]);
export const total = style({ marginBottom: "1rem" });
globalStyle(`${total} > ${figure}`, { marginInlineEnd: ".12em" });
export const note = style([remark, under]);
