import { globalStyle, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

/** Beside the name of what it is the state of. One in which a draft is waiting stands out. */
export const state = style({
	flex: "1 1 20rem",
	selectors: { "&[data-waits]": rules.strong },
});

/** What an import would change, document by document. */
export const report = style({ marginBottom: "1.25rem" });
globalStyle(`${report} h3`, { marginBottom: ".5rem", fontSize: "1.125rem" });
globalStyle(`${report} section`, {
	paddingTop: "1rem",
	borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${report} h3 + p`, { marginBottom: ".5rem" });
