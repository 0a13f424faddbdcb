import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import { item as listed } from "../rows.css.ts";

export const item = style([
	listed,
	{ alignItems: "flex-start", gap: ".75rem 1.25rem", paddingBlock: "1rem" },
]);
export const tags = style({ display: "flex", flexWrap: "wrap", gap: ".35rem", marginTop: ".4rem" });
export const tag = style({
	padding: ".1rem .65rem",
	borderRadius: vars.radius.full,
	background: vars.color.mist,
	color: vars.color.ink,
	fontSize: vars.size.small,
});
export const unseen = style([
	tag,
	{ background: vars.color.badBackground, color: vars.color.bad, fontWeight: vars.weight.semi },
]);

globalStyle(`${item} > form`, { "@media": { [below("sm")]: { width: "100%" } } });

export const hint = style({ marginTop: ".75rem", color: vars.color.muted });
