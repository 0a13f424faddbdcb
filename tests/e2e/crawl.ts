/** Reads everything over HTTP that a site shows to visitors and programs. */

/** Addresses to read in addition to those that pages and the sitemap link to. */
const unlinked = [
	"/sitemap.xml",
	"/robots.txt",
	"/manifest.webmanifest",
	"/feed.xml",
	"/api/openapi.json",
	"/api/docs",
	"/api/puppies/",
	"/api/videos/",
	"/api/puppies/stock-photos/",
	"/trained-puppies-for-sale?filter=available",
	"/trained-puppies-for-sale?filter=sold",
	"/trained-puppies-for-sale?search=nobody",
	"/no-such-page",
	"/llms.txt",
	"/humans.txt",
];

/** Whether an address is crawled: only the site's own public pages and texts. */
function isRead({ origin, pathname }: URL, site: string) {
	if (origin !== site) return false;
	return !/^\/(admin|assets|media|films)\/|^\/admin$|\.(png|jpg|svg|ico|webp|avif|mp4)$/.test(
		pathname,
	);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (html: string) =>
	html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

const linksIn = (text: string) => [
	...[...text.matchAll(/\b(?:href|action)="([^"#]+)/g)].map(([, address = ""]) => decoded(address)),
	...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => decoded(address)),
];

/** Returns the HTML of every reachable page, by its path. */
export async function crawl(site: string): Promise<Map<string, string>> {
	const read = new Map<string, string>();
	const waiting = ["/", ...unlinked];
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		if (read.has(path)) continue;
		const answer = await fetch(site + path);
		const text = decoded(await answer.text());
		read.set(path, text);
		for (const link of linksIn(text)) {
			if (!URL.canParse(link, site + path)) continue;
			const url = new URL(link, site + path);
			const found = url.pathname + url.search;
			if (isRead(url, site) && !read.has(found)) waiting.push(found);
		}
	}
	return read;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns a pattern that matches any of these as a whole word. */
const anyWord = (words: readonly string[]) =>
	new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** Returns where these names, sentences and pictures occur, with some of the surrounding text. */
export function found(
	read: ReadonlyMap<string, string>,
	{ names, sentences, pictures }: Record<"names" | "sentences" | "pictures", readonly string[]>,
): string[] {
	const name = anyWord(names);
	const picture = new RegExp(`/(${pictures.map(escaped).join("|")})[\\w-]*\\.(avif|webp)`, "g");
	return [...read].flatMap(([path, text]) => {
		const flat = text.replace(/\s+/g, " ");
		const around = ({ index, 0: match }: RegExpExecArray) =>
			`${path}: “${match}” in “${flat.slice(Math.max(0, index - 40), index + match.length + 40)}”`;
		return [
			...[...flat.matchAll(name)].slice(0, 3).map(around),
			...[...flat.matchAll(picture)].slice(0, 3).map(around),
			...sentences.filter((one) => flat.includes(one)).map((one) => `${path}: “${one}”`),
		];
	});
}

/**
 * Returns the texts without the parts that depend on the site's address, on the time, and on the names under
 * which each site stores its pictures.
 */
export const withoutMoment = (site: string, read: ReadonlyMap<string, string>) =>
	new Map(
		[...read].map(([path, text]) => [
			path,
			text
				.replaceAll(site, "")
				.replaceAll(new URL(site).host, "")
				.replaceAll(/<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, "")
				.replaceAll(/\b[0-9a-f]{24}\b/g, "picture")
				.replaceAll(/"(createdAt|created_at)":"[^"]*"/g, "")
				.replaceAll(/ (value|id|for|nonce|aria-[a-z]+)="[^"]*"/g, "")
				.replaceAll(/<(updated|lastmod)>[^<]*/g, ""),
		]),
	);
