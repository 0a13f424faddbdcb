import { globalStyle, style } from "@vanilla-extract/css";
import { filter } from "~/ui/page/list-tools.css.ts";
import { controlHeight, fieldPadding } from "~/ui/theme/surface.css.ts";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

/** Browsers that can show the content of a closed `details`. They always show it in a wide window. */
const CAN_UNFOLD = "selector(::details-content)";

export const finder = style({
	marginBottom: vars.space.s4,
	...at(from("lg"), {
		marginBottom: vars.space.s5,
		"@supports": {
			[CAN_UNFOLD]: {
				selectors: {
					"&::details-content": { contentVisibility: "visible", blockSize: "auto" },
				},
			},
		},
	}),
});

export const summary = style([
	filter,
	{
		cursor: "pointer",
		listStyle: "none",
		selectors: { "&::-webkit-details-marker": { display: "none" } },
		...at(from("lg"), { "@supports": { [CAN_UNFOLD]: { display: "none" } } }),
	},
]);

export const form = style({
	vars: { [controlHeight]: "2.875rem", [fieldPadding]: ".5rem .9rem" },
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
	alignItems: "end",
	gap: ".9rem .75rem",
	"@media": {
		[below("lg")]: { paddingBlock: `${vars.space.s4} ${vars.space.s3}` },
		[from("lg")]: { gridTemplateColumns: "minmax(0, 1.3fr) repeat(5, minmax(0, 1fr))" },
	},
});
globalStyle(`${form} label`, { fontSize: vars.size.small });

/** In a narrow window, the first and last field, which have the longest choices, get a row of their own. */
globalStyle(
	`${form} > :is(:nth-child(1 of div), :nth-last-child(1 of div))`,
	at(below("lg"), { gridColumn: "1 / -1" }),
);

/** A long choice ends in an ellipsis. The list of choices shows it in full. */
export const select = style({
	textOverflow: "ellipsis",
	selectors: { "&&": { paddingInlineEnd: "2.4rem" } },
});

export const show = style({ minHeight: "2.875rem" });

export const clear = style({
	...rules.tapLine,
	color: vars.color.link,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
});

export const nearestHead = style({
	...rules.stack(vars.space.s2),
	marginBottom: vars.space.s5,
	overflowWrap: "anywhere",
});

export const ways = style({ justifyContent: "center" });
