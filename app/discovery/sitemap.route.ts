import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import type { Route } from "./+types/sitemap.route";
import { machineFile, missing } from "./machine-file.ts";
import {
	contentChangedAt,
	pagePaths,
	sitemapPart,
	sitemapParts,
	sitemapPuppies,
} from "./queries.server.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

export const handle: CacheHandle = { cache: "path" };

async function textOf(name: string | undefined): Promise<string | undefined> {
	const [parts, changedAt] = await Promise.all([sitemapParts(), contentChangedAt()]);
	if (name === undefined) {
		if (parts > 0) return sitemapIndex(parts, changedAt);
		return sitemap(await pagePaths(), await sitemapPuppies(), changedAt);
	}
	if (name === "pages.xml" && parts > 0) return sitemap(await pagePaths(), [], changedAt);
	const part = Number(/^([1-9]\d{0,6})\.xml$/.exec(name)?.[1] ?? 0);
	if (part < 1 || part > parts) return undefined;
	return sitemap([], await sitemapPart(part), changedAt);
}

/**
 * The sitemap of all public pages or, if there are too many puppies, an index of several sitemaps, each of
 * which has an address with its name.
 */
export const loader = withLoaderErrors(
	failures.fetchPage,
	async ({ params }: Pick<Route.LoaderArgs, "params">) => {
		const text = await textOf(params.part);
		return text === undefined ? missing("sitemap") : machineFile(text, "application/xml", "short");
	},
);
