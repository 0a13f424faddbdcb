import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { machineFile } from "./machine-file.ts";
import { contentChangedAt, pagePaths, sitemapParts, sitemapPuppies } from "./queries.server.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

export const handle: CacheHandle = { cache: "path" };

/** The sitemap of all public pages or, if there are too many puppies, an index of several sitemaps. */
export const loader = withLoaderErrors(failures.fetchPage, async () => {
	const [parts, changedAt] = await Promise.all([sitemapParts(), contentChangedAt()]);
	const text =
		parts > 0
			? sitemapIndex(parts, changedAt)
			: sitemap(await pagePaths(), await sitemapPuppies(), changedAt);
	return machineFile(text, "application/xml", "short");
});
