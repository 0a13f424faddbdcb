import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const form = style({
	display: "grid",
	gap: "1.35rem",
	padding: "clamp(1.25rem, 2.6vw, 2.25rem)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const titled = style({ display: "grid", alignContent: "start", gap: vars.space.s5 });

/** The steps stay while the form beside them goes by. */
export const how = style([
	titled,
	{ "@media": { [from("lg")]: { position: "sticky", top: "6.5rem", alignSelf: "start" } } },
]);

export const page = style({ paddingBlock: `${vars.space.s3} ${vars.space.section}` });

export const panel = style({
	display: "grid",
	justifyItems: "start",
	gap: vars.space.s5,
	maxWidth: vars.width.narrow,
	marginTop: "clamp(1rem, 2.5vw, 2rem)",
	padding: "clamp(1.5rem, 4vw, 3rem)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	overflowWrap: "anywhere",
	// It takes the focus to be read, and is no control.
	":focus-visible": { outline: "none" },
});

export const wide = style({ justifyItems: "stretch" });

export const onward = style({ display: "flex", flexWrap: "wrap", gap: ".25rem 2.5rem" });
