/** Media queries for styles. Kept out of theme.css.ts, which can't export functions. */
import type { StyleRule } from "@vanilla-extract/css";

/** Responsive breakpoints in px (specification, section 9). */
export const breakpoint = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
type Breakpoint = Exclude<keyof typeof breakpoint, "xs">;

/** Matches this width and wider. */
export const from = (name: Breakpoint) => `(min-width: ${breakpoint[name]}px)`;
/** Matches anything narrower than this width. */
export const below = (name: Breakpoint) => `(max-width: ${breakpoint[name] - 0.02}px)`;
/** A wide but low window, as on a small laptop, where the first view has less room. */
export const lowWindow = `(min-width: ${breakpoint.lg}px) and (max-height: 820px)`;
export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Styles where a query matches. */
export const at = <const Rule extends StyleRule>(query: string, rule: Rule) => ({
	"@media": { [query]: rule },
});
