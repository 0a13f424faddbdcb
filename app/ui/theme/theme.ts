/** What styles are made of: the values of the theme, rules that many styles share, and widths of the window. */
export * from "./media.ts";
export * as rules from "./rules.ts";
export { vars } from "./theme.css.ts";
