/** A browser in the words in which one recognizes it: "Safari on iPhone". */

/** In the order in which they are asked: most browsers also name those that they descend from. */
const browsers = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\b(?:OPR|Opera)\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
] as const;

const devices = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMacintosh\b/, "Mac"],
	[/\bCrOS\b/, "Chromebook"],
	[/\bLinux\b/, "Linux"],
] as const;

const named = (list: readonly (readonly [RegExp, string])[], userAgent: string) =>
	list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** "Safari on iPhone" for what that sends as its User-Agent header. */
export function browserName(userAgent: string): string {
	const browser = named(browsers, userAgent) ?? "A browser";
	const device = named(devices, userAgent);
	return device ? `${browser} on ${device}` : browser;
}
