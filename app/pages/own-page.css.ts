import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.ts";

const { radius, space } = vars;

export const page = style({ overflowWrap: "break-word" });

export const block = style({ selectors: { "& + &": { marginTop: space.s8 } } });

export const title = style({ fontSize: "clamp(1.5rem, 1.2rem + 1vw, 2rem)" });

export const text = style({});
globalStyle(`${title} + ${text}`, { marginTop: space.s4 });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: "1.4rem" });
globalStyle(`${text} ul`, { listStyle: "disc" });
globalStyle(`${text} ol`, { listStyle: "decimal" });

export const withPicture = style({ alignItems: "center" });
export const picture = style({
	borderRadius: radius.card,
	"@media": { print: { maxWidth: "9cm" } },
});

export const rows = style({ display: "grid", maxWidth: "46rem", marginTop: space.s4 });
