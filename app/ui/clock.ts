/** Formats a duration as minutes and seconds: 65 seconds are "1:05", an hour is "60:00". */
export const clock = (seconds: number) =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
