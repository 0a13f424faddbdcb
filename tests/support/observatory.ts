/**
 * The score that Mozilla's HTTP Observatory gives a response, by its published rules. It starts at 100 and
 * subtracts points for whatever is missing. Bonus points count only if the score is 90 or more without them.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */

const HALF_A_YEAR = 15_768_000;
const ENOUGH_FOR_EXTRA = 90;

const broad = [
	"ftp:",
	"http:",
	"https:",
	"*",
	"http://*",
	"http://*.*",
	"https://*",
	"https://*.*",
];

function directives(policy: string): Map<string, string[]> {
	const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
	return new Map(parts.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

function policyScore(policy: string | null): number {
	if (!policy) return -25;
	const all = directives(policy);
	const sourcesOf = (name: string) => {
		const sources = all.get(name) ?? all.get("default-src") ?? ["*"];
		const isByHash = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
		return isByHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
	};
	const isUnsafe = (name: string, also: readonly string[]) =>
		sourcesOf(name).some((source) => [...broad, ...also].includes(source));
	const inline = ["'unsafe-inline'", "data:"];
	if (isUnsafe("script-src", inline) || isUnsafe("object-src", [])) return -20;
	const passive = ["img-src", "media-src"];
	const active = [...all].filter(([name]) => !passive.includes(name)).flatMap(([, list]) => list);
	const isPlain = (source: string) => /^(http|ftp):/.test(source);
	if (active.some(isPlain)) return -20;
	if ([...sourcesOf("script-src"), ...sourcesOf("style-src")].includes("'unsafe-eval'")) return -10;
	if (passive.flatMap(sourcesOf).some(isPlain)) return -10;
	if (isUnsafe("style-src", inline)) return 0;
	return all.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookieScore(cookies: readonly string[]): number {
	if (cookies.length === 0) return 0;
	const has = (cookie: string, attribute: RegExp) => attribute.test(cookie);
	if (cookies.some((cookie) => !has(cookie, /;\s*secure/i))) return -40;
	if (cookies.some((cookie) => !has(cookie, /;\s*httponly/i))) return -30;
	return cookies.every((cookie) => has(cookie, /;\s*samesite=(lax|strict)/i)) ? 5 : 0;
}

const safeReferrer = [
	"no-referrer",
	"same-origin",
	"strict-origin",
	"strict-origin-when-cross-origin",
];

/**
 * Returns the points that each rule adds or subtracts, for a response of an https site
 * whose proxy redirects http.
 */
export function observatoryModifiers(headers: Headers): Record<string, number> {
	const policy = headers.get("Content-Security-Policy");
	const ancestors = directives(policy ?? "").get("frame-ancestors");
	const frames = headers.get("X-Frame-Options")?.toUpperCase() ?? "";
	const age = Number(
		/max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1] ?? -1,
	);
	const anybody = headers.get("Access-Control-Allow-Origin") !== null;
	const resource = headers.get("Cross-Origin-Resource-Policy");
	const referrer = headers.get("Referrer-Policy");
	const isFramedByAny = ancestors?.some((source) => broad.includes(source)) ?? true;
	return {
		"content-security-policy": policyScore(policy),
		cookies: cookieScore(headers.getSetCookie()),
		"cross-origin-resource-sharing":
			anybody && headers.get("Access-Control-Allow-Credentials") === "true" ? -50 : 0,
		"cross-origin-resource-policy":
			resource === "same-origin" || resource === "same-site"
				? 10
				: resource === "cross-origin"
					? 0
					: 0,
		"referrer-policy": referrer === null ? 0 : safeReferrer.includes(referrer) ? 5 : -5,
		"strict-transport-security": age >= HALF_A_YEAR ? 0 : age >= 0 ? -10 : -20,
		"x-content-type-options": headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
		"x-frame-options": isFramedByAny ? (["DENY", "SAMEORIGIN"].includes(frames) ? 0 : -20) : 5,
	};
}

/** Returns the score. 100 or more is an A+. */
export function observatoryScore(headers: Headers): number {
	const modifiers = Object.values(observatoryModifiers(headers));
	const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
	const base = 100 + sum(modifiers.filter((one) => one < 0));
	return base >= ENOUGH_FOR_EXTRA ? base + sum(modifiers.filter((one) => one > 0)) : base;
}
