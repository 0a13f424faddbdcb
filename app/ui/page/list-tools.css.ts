import { style } from "@vanilla-extract/css";
import { iconButton } from "../button.css.ts";
import { control } from "../form/field.css.ts";
import { primitive } from "../primitive.ts";
import { at, below, rules, vars } from "../theme/theme.ts";

export const tools = primitive({ ...rules.spread(vars.space.s4), marginBottom: vars.space.s4 });

export const filters = primitive({
	...rules.flow(".5rem"),
	...at(below("sm"), { gap: ".4rem" }),
});

export const filter = primitive({
	display: "inline-flex",
	alignItems: "center",
	gap: ".45rem",
	minHeight: "3rem",
	padding: ".3rem 1.2rem",
	borderRadius: vars.radius.full,
	background: vars.color.white,
	boxShadow: `inset 0 0 0 1.5px ${vars.color.field}`,
	...rules.strong,
	overflowWrap: "anywhere",
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
		"(forced-colors: active)": {
			border: "1px solid",
			selectors: { "&[aria-current]": { borderWidth: "3px" } },
		},
	},
});

export const count = primitive({ fontWeight: vars.weight.text });

export const search = primitive({
	flex: "1 1 18rem",
	minWidth: "min(100%, 16rem)",
	maxWidth: "22rem",
	...at(below("sm"), { flexBasis: "100%", maxWidth: "none" }),
});

export const searchForm = primitive({ position: "relative", display: "flex" });

export const searchField = style([
	control,
	primitive({
		minHeight: "3rem",
		padding: ".5rem 3.25rem .5rem 1.1rem",
		borderRadius: vars.radius.full,
		":focus": { borderRadius: vars.radius.full },
		textOverflow: "ellipsis",
	}),
]);

export const searchButton = style([
	iconButton,
	primitive({
		position: "absolute",
		right: ".125rem",
		// Stays vertically centered, however large the text of the field is.
		insetBlock: 0,
		marginBlock: "auto",
		borderRadius: "50%",
		color: vars.color.ink,
		fontSize: "inherit",
		":hover": { background: vars.color.mist },
		":focus-visible": { borderRadius: "50%" },
	}),
]);
