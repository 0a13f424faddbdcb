import { machineFile } from "./machine-file.ts";
import { contentChangedAt, pagePaths, sitemapParts, sitemapPuppies } from "./queries.server.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

/** Every public page, for search engines; where there are very many, the sitemaps that list them. */
export async function loader() {
	const [parts, changedAt] = await Promise.all([sitemapParts(), contentChangedAt()]);
	const text =
		parts > 0
			? sitemapIndex(parts, changedAt)
			: sitemap(await pagePaths(), await sitemapPuppies(), changedAt);
	return machineFile(text, "application/xml", "short");
}
