import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";
import { remark } from "../page.css.ts";

export const list = style({ display: "grid", gap: ".75rem" });

export const step = style({ display: "flex", alignItems: "start", gap: ".75rem" });

/** A box with a check mark once the step is done. */
export const mark = style({
	flex: "none",
	display: "grid",
	placeItems: "center",
	width: "1.5rem",
	height: "1.5rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: "6px",
	color: vars.color.ok,
	selectors: {
		[`${step}[data-done] &`]: {
			borderColor: vars.color.ok,
			background: vars.color.okBackground,
		},
	},
});

export const about = style([remark, { display: "block" }]);

/** The unobtrusive reminder of sample content. */
export const reminder = style({ marginBottom: "1.25rem", color: vars.color.muted });
