import { style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/icon-button.css.ts";
import { below, from } from "~/ui/media.ts";
import { focus } from "~/ui/surface.css.ts";
import { vars } from "~/ui/theme.css.ts";

export const list = style({ paddingBottom: vars.space.section });

export const tools = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: vars.space.s4,
	marginBottom: vars.space.s6,
});

export const filters = style({
	display: "flex",
	flexWrap: "wrap",
	gap: ".5rem",
	"@media": { [below("sm")]: { gap: ".4rem" } },
});

export const filter = style({
	display: "inline-flex",
	alignItems: "center",
	gap: ".45rem",
	minHeight: "3rem",
	padding: ".3rem 1.2rem",
	borderRadius: vars.radius.full,
	background: vars.color.white,
	boxShadow: `inset 0 0 0 1.5px ${vars.color.field}`,
	color: vars.color.ink,
	fontWeight: vars.weight.semi,
	textDecoration: "none",
	transition: `background ${vars.time.normal}`,
	":hover": { background: vars.color.mist },
	":focus-visible": { borderRadius: vars.radius.full },
	selectors: {
		"&[aria-current]": {
			background: vars.color.night,
			boxShadow: "none",
			color: vars.color.onNight,
		},
	},
	"@media": {
		[below("sm")]: { paddingInline: ".95rem" },
		"(forced-colors: active)": { selectors: { "&[aria-current]": { border: "2px solid" } } },
	},
});

export const count = style({ fontWeight: vars.weight.text });

export const search = style({
	flex: "0 1 22rem",
	minWidth: "min(100%, 16rem)",
	"@media": { [below("sm")]: { flexBasis: "100%" } },
});

export const searchForm = style({ position: "relative", display: "flex" });

export const searchField = style({
	width: "100%",
	minHeight: "3rem",
	padding: ".5rem 3.25rem .5rem 1.1rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.full,
	background: vars.color.white,
	color: vars.color.ink,
	":focus": {
		outline: `3px solid ${focus}`,
		outlineOffset: "2px",
		borderRadius: vars.radius.full,
	},
	"::placeholder": { color: vars.color.muted, opacity: 1 },
});

export const searchButton = style([
	iconButton,
	{
		position: "absolute",
		right: ".125rem",
		top: ".125rem",
		borderRadius: "50%",
		color: vars.color.ink,
		fontSize: "inherit",
		":hover": { background: vars.color.mist },
		":focus-visible": { borderRadius: "50%" },
	},
]);

export const failure = style({ marginBlock: vars.space.s5 });

export const more = style({
	display: "flex",
	flexDirection: "column",
	alignItems: "center",
	gap: vars.space.s3,
	marginTop: vars.space.s7,
});

/** Beside the last card, in the columns that are left of four. */
export const note = style({
	display: "grid",
	alignContent: "center",
	justifyItems: "start",
	gap: "1rem",
	padding: "clamp(1.5rem, 3vw, 2.5rem)",
	border: `1.5px dashed ${vars.color.ridge2}`,
	borderRadius: vars.radius.card,
});

export const noteSpans = [
	style({ "@media": { [from("xl")]: { gridColumn: "span 1" } } }),
	style({ "@media": { [from("xl")]: { gridColumn: "span 2" } } }),
	style({ "@media": { [from("xl")]: { gridColumn: "span 3" } } }),
] as const;
