/**
 * Colors for the manifest, which can't use the style sheet. Each has the same name and value as
 * in ui/theme/theme.css.ts, whose values can't be imported here.
 */
export const colors = {
	paper: "#f7f7f2",
	night: "#12323c",
} as const;
