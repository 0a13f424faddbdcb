import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const list = style({ display: "grid" });
export const item = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "flex-start",
	justifyContent: "space-between",
	gap: ".75rem 1.25rem",
	paddingBlock: "1rem",
	borderTop: `1px solid ${vars.color.line}`,
	selectors: { "&:first-child": { borderTop: 0 } },
});

export const about = style({ flex: "1 1 18rem", minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ color: vars.color.ink, fontWeight: vars.weight.strong });
export const line = style({
	marginTop: ".15rem",
	color: vars.color.muted,
	fontSize: vars.size.small,
});
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
