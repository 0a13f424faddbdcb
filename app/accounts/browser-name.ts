/** Turns a User-Agent header into a name that people recognize, such as "Safari on iPhone". */

/** Checked in this order, because most browsers also name the ones that they are derived from. */
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

/** Returns "A browser" where the header names no browser that we know. */
export function browserName(userAgent: string): string {
	const browser = named(browsers, userAgent) ?? "A browser";
	const device = named(devices, userAgent);
	return device ? `${browser} on ${device}` : browser;
}
