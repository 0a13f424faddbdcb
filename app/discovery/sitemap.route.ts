import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { machineFile } from "./machine-file.ts";
import { contentChangedAt, pagePaths, sitemapPuppies } from "./queries.server.ts";
import { sitemap } from "./sitemap.ts";

export const handle: CacheHandle = { cache: "path" };

/** The sitemap of all public pages. */
export const loader = withLoaderErrors(failures.fetchPage, async () => {
	const [paths, puppies, changedAt] = await Promise.all([
		pagePaths(),
		sitemapPuppies(),
		contentChangedAt(),
	]);
	return machineFile(sitemap(paths, puppies, changedAt), "application/xml", "short");
});
