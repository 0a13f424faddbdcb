/**
 * Colors for what no stylesheet reaches: pictures and the manifest. Each is the one of the same
 * name in ui/theme/theme.css.ts, whose values exist in the stylesheet only.
 */
export const colors = {
	paper: "#f7f7f2",
	night: "#12323c",
	onNight: "#f3f6f2",
	onNightMuted: "#b9cdd0",
} as const;
