/** Everything that a site tells its visitors and their programs, read over HTTP. */

/** What no page links to, besides what the sitemap names. */
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

/** Whether it is read: pages and texts of the site's own, which visitors can open. */
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

/** Every page that can be reached, by its path, as the server sent it. */
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

/** A pattern of any of these as a whole word. */
const anyWord = (words: readonly string[]) =>
	new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** Where which of these words, sentences and pictures stands, each with some of what is around it. */
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
 * What visitors read of it, without what differs by the site's address, by the moment, and by the name
 * under which each site keeps a picture.
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
