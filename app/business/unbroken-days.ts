/** Adds non-breaking spaces, so that no line ends within "September 26", "week 7 of 8" or "(15 weeks)". */
export const unbrokenDays = (text: string): string =>
	text
		.replace(/\b([A-Z][a-z]{2,8}) (?=\d{1,2}, \d{4})/g, "$1\u00a0")
		.replace(/(\(\d+) (?=weeks?\))/g, "$1\u00a0")
		.replace(/\bweek (\d+) of (?=\d)/g, "week\u00a0$1\u00a0of\u00a0");
