import { style } from "@vanilla-extract/css";
import { rules } from "~/ui/theme/theme.ts";
import { buttons, well } from "../page.css.ts";

/** Room for the numbers. Content below the steps is aligned with their text. */
const indent = "1.75rem";

export const steps = style({
	...rules.stack("1.75rem"),
	paddingInlineStart: indent,
	listStyle: "decimal",
});

export const step = style({ marginBottom: ".35rem", fontSize: "1.0625rem" });

export const qr = style({ width: "min(14rem, 100%)", marginBlock: ".75rem" });

export const afterSteps = style([buttons, { marginInlineStart: indent }]);

export const text = style({ maxWidth: "40rem", margin: "1.25rem 0" });

export const recovery = style([
	well,
	{ ...rules.columnsFrom("md", "1fr 1fr", ".5rem 2rem"), width: "fit-content" },
]);
