import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const gallery = style({
	display: "grid",
	gridTemplateColumns: "repeat(6, 1fr)",
	gap: "clamp(.5rem, 1vw, .9rem)",
});

export const item = style({
	gridColumn: "span 2",
	"@media": {
		[below("sm")]: {
			selectors: {
				// Two in a row. The first one has a row of its own, and so does a last one without a neighbor.
				"&&": { gridColumn: "span 3" },
				"&&:first-child": { gridColumn: "1 / -1" },
				"&&:last-child:nth-child(even)": { gridColumn: "1 / -1" },
			},
		},
	},
});

export const wideItem = style({ gridColumn: "span 3" });

export const only = style({ gridColumn: "1 / -1" });

export const link = style({
	display: "block",
	borderRadius: vars.radius.control,
	cursor: "zoom-in",
	":focus-visible": { borderRadius: vars.radius.control },
});

export const photo = style({
	aspectRatio: "1 / 1",
	borderRadius: vars.radius.control,
	selectors: {
		[`${wideItem} &`]: { aspectRatio: "4 / 3" },
		[`${only} &`]: { aspectRatio: "16 / 9" },
	},
	"@media": {
		[below("sm")]: {
			selectors: {
				[`${item}${item} &`]: { aspectRatio: "1 / 1" },
				[`${item}${item}:first-child &`]: { aspectRatio: "4 / 3" },
				[`${item}${item}:last-child:nth-child(even) &`]: { aspectRatio: "4 / 3" },
			},
		},
	},
});

export const note = style({ marginTop: vars.space.s4, fontSize: vars.size.small });

export const films = style({ marginTop: vars.space.s6 });
