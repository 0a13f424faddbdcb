import { style } from "@vanilla-extract/css";
import { scene } from "~/ui/picture/picture.css.ts";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

const { color, font, size, space, weight } = vars;

export const hero = style({ ...rules.landscape, display: "grid", background: color.sky });
export const heroScene = style([
	scene,
	{
		// Beyond 1920 px the hills grow but the text doesn't, so this moves the lit house down beside the button.
		objectPosition: "50% calc(100% + clamp(0px, 31vw - 595px, 12vw))",
		// On the narrowest phones the lit house moves in from the edge.
		...at("(max-width: 374px)", { objectPosition: "56% 100%" }),
	},
]);
export const heroPuppies = style({
	position: "absolute",
	zIndex: -1,
	bottom: 0,
	height: "auto",
	"@media": {
		[from("lg")]: { right: "max(.5rem, calc(50vw - 50rem))", width: "min(51vw, 54rem)" },
		// Keeps clear of the lit house.
		"(min-width: 2000px)": { right: "calc(50vw - 54rem)" },
		[below("lg")]: {
			right: "50%",
			// Wider than the window, since the margin of the drawing is empty. All ears are still in view.
			width: "min(103vw, 40rem)",
			maxWidth: "none",
			transform: "translateX(50%)",
		},
	},
});
/** A photo of the trainer's, in place of the puppies. */
export const heroPhoto = style({
	position: "absolute",
	zIndex: -1,
	borderRadius: vars.radius.card,
	"@media": {
		[from("lg")]: {
			right: "max(2rem, calc(50vw - 40rem))",
			bottom: "clamp(3rem, 6vw, 5rem)",
			width: "min(44vw, 42rem)",
		},
		[below("lg")]: {
			insetInline: vars.space.gutter,
			bottom: vars.space.s4,
			maxWidth: "40rem",
			marginInline: "auto",
		},
	},
});
export const heroText = style({
	display: "grid",
	alignContent: "start",
	justifyItems: "start",
	paddingTop: "clamp(2.5rem, 4.6vw, 4.5rem)",
	"@media": {
		[from("lg")]: { minHeight: "clamp(36rem, 43.5vw, 43rem)" },
		[below("lg")]: { paddingBottom: "min(60vw, 26rem)" },
		// Here the text takes more lines; this keeps the house below it.
		"(max-width: 374px)": { paddingBottom: "72vw" },
	},
});
export const heroTitle = style({
	maxWidth: "13ch",
	// Keeps "already" whole on the narrowest phone, even at twice the text size.
	fontSize: `min(${size.display}, 22vw)`,
	lineHeight: vars.leading.display,
	letterSpacing: "-.032em",
	...at(from("lg"), { fontSize: "clamp(3.25rem, 5vw, 4.75rem)" }),
});
export const heroLead = style({ maxWidth: "31rem", marginTop: space.s5, color: color.ink });

export const promises = style({ background: color.night, color: color.onNightMuted });
export const promiseList = style({
	// Two above three, so that five fill their rows and, in large text, no word breaks.
	...rules.flow(`0 ${space.s4}`),
	padding: `${space.s4} 0 ${space.s5}`,
	...at(from("lg"), {
		display: "grid",
		gridTemplateColumns: "repeat(5, auto)",
		justifyContent: "space-between",
		paddingBlock: space.s5,
	}),
});
export const promise = style({
	paddingBlock: space.s3,
	fontSize: size.small,
	lineHeight: vars.leading.tight,
	flex: "1 1 26%",
	selectors: { "&:nth-child(-n + 2)": { flexBasis: "40%" } },
	...at(from("lg"), {
		selectors: {
			"& + &": { paddingLeft: space.s5, borderLeft: `1px solid ${color.lineOnNight}` },
		},
	}),
});
export const promiseStrong = style({
	display: "block",
	font: `${weight.display} 1.25rem/1.2 ${font.display}`,
	letterSpacing: "-.01em",
	color: color.onNight,
	// Three fit side by side without breaking a word.
	...at("(max-width: 374px)", { fontSize: "1rem" }),
});

const columns = rules.columnsFrom("lg", "7fr 5fr", `${space.s6} clamp(2rem, 5vw, 5rem)`);
export const about = style({ ...columns, alignItems: "center" });

export const stepsTitle = style({ maxWidth: "46rem", marginBottom: space.s7 });
export const steps = style({
	...rules.stack(`${space.s7} 1rem`),
	...at(from("lg"), { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "0 3px" }),
});
export const step = style(rules.column);
export const stepPicture = style({
	width: "100%",
	height: "auto",
	aspectRatio: "44 / 31",
	objectFit: "cover",
	borderRadius: vars.radius.card,
	...at(from("lg"), {
		borderRadius: 0,
		selectors: {
			[`${step}:first-child &`]: {
				borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`,
			},
			[`${step}:last-child &`]: {
				borderRadius: `0 ${vars.radius.card} ${vars.radius.card} 0`,
			},
		},
	}),
});
export const stepText = style({
	...rules.column,
	flex: 1,
	alignItems: "flex-start",
	paddingTop: space.s5,
	...at(from("lg"), { paddingRight: "clamp(1.5rem, 3vw, 3rem)" }),
});
export const stepTitle = style({
	display: "flex",
	alignItems: "baseline",
	gap: ".7rem",
	overflowWrap: "anywhere",
});
export const stepNumber = style({ color: color.porchInk });
export const stepLine = style({ flex: 1, marginBlock: `${space.s3} ${space.s2}` });

export const sectionHead = style({ ...rules.stack(space.s3), marginBottom: space.s6 });
export const soldTitle = style({ fontSize: size.h3, marginBottom: space.s5 });
export const viewMore = style({
	...rules.flow(space.s3),
	justifyContent: "center",
	maxWidth: "none",
	marginTop: space.s7,
});

export const quotes = style({ ...columns, overflowWrap: "anywhere" });
/** The column beside the first quote. */
export const otherQuotes = style({ ...rules.stack(space.s6), alignContent: "start" });
