import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

export const columns = style({ marginTop: "clamp(1rem, 2.5vw, 2rem)" });

export const picture = style({
	marginTop: vars.space.s6,
	borderRadius: vars.radius.card,
	...at(below("lg"), { display: "none" }),
});

/** With a puppy, the other ways to ask come after the form on a phone, and stay beside it on a wide screen. */
export const forPuppy = style(at(from("lg"), { gridTemplateRows: "auto 1fr" }));
globalStyle(
	`${forPuppy} > form`,
	at(from("lg"), { gridRow: "1 / span 2", gridColumn: 2, alignSelf: "start" }),
);
export const after = style(at(from("lg"), { gridRow: 2, gridColumn: 1 }));

export const about = style({
	...rules.beside(".9rem"),
	marginTop: vars.space.s4,
	color: vars.color.ink,
	overflowWrap: "anywhere",
});
export const face = style({
	flex: "none",
	width: "3.5rem",
	borderRadius: vars.radius.control,
});

export const way = style({
	display: "grid",
	gridTemplateColumns: "2.75rem minmax(0, 1fr)",
	alignItems: "center",
	gap: ".25rem .75rem",
	...rules.lined("1.1rem", vars.color.ridge1),
});

export const icon = style({ ...rules.square("1.5rem"), color: vars.color.ridge4 });

export const link = style({ ...rules.tapLine, justifySelf: "start", ...rules.strong });

export const line = style({ display: "block" });
