import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const scales = style({ display: "grid", gap: "1.1rem" });

export const scale = style({ display: "grid", gridTemplateColumns: "auto auto", gap: ".35rem" });

export const end = style({ textAlign: "end" });

/** As long as the path of the mark's center. The margins keep the mark itself inside the column. */
export const line = style({
	position: "relative",
	gridColumn: "1 / -1",
	height: 10,
	marginInline: 11,
	borderRadius: 5,
	background: vars.color.haze,
	boxShadow: `-11px 0 0 ${vars.color.haze}, 11px 0 0 ${vars.color.haze}`,
	"@media": { "(forced-colors: active)": { border: "1px solid" } },
});

export const mark = style({
	position: "absolute",
	top: "50%",
	width: 22,
	height: 22,
	margin: -11,
	border: `2px solid ${vars.color.ink}`,
	borderRadius: "50%",
	background: vars.color.porch,
	forcedColorAdjust: "none",
});
