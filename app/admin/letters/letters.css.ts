import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const placeholders = style({ display: "grid", gap: ".5rem", marginTop: ".75rem" });
globalStyle(`${placeholders} code`, {
	padding: ".1em .35em",
	borderRadius: vars.radius.focus,
	background: vars.color.desk,
	color: vars.color.ink,
	fontSize: "1em",
});
globalStyle(`${placeholders} dd`, { color: vars.color.muted, fontSize: vars.size.small });

export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const previewSubject = style({ marginBottom: ".75rem", overflowWrap: "anywhere" });

/** Hides the Preview button once JavaScript runs, because the preview then follows what is typed. */
export const preview = style({
	selectors: { "html[data-hydrated] &": { display: "none" } },
});

export const list = style({ display: "grid" });
export const item = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: ".5rem 1rem",
	paddingBlock: ".75rem",
	borderTop: `1px solid ${vars.color.line}`,
	selectors: { "&:first-child": { borderTop: 0 } },
});
export const about = style({ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ color: vars.color.ink, fontWeight: vars.weight.strong });
export const line = style({
	maxWidth: "none",
	marginTop: ".1rem",
	color: vars.color.muted,
	fontSize: vars.size.small,
});
export const buttons = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".5rem",
});
globalStyle(`${item} > ${buttons}`, {
	"@media": { [below("sm")]: { width: "100%" } },
});
