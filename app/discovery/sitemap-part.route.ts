import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import type { Route } from "./+types/sitemap-part.route";
import { machineFile, missing } from "./machine-file.ts";
import { contentChangedAt, pagePaths, sitemapPart, sitemapParts } from "./queries.server.ts";
import { sitemap } from "./sitemap.ts";

export const handle: CacheHandle = { cache: "path" };

async function textOf(name: string): Promise<string | undefined> {
	const parts = await sitemapParts();
	if (parts === 0) return undefined;
	const changedAt = await contentChangedAt();
	if (name === "pages.xml") return sitemap(await pagePaths(), [], changedAt);
	const part = Number(/^([1-9]\d{0,6})\.xml$/.exec(name)?.[1] ?? 0);
	if (part < 1 || part > parts) return undefined;
	return sitemap([], await sitemapPart(part), changedAt);
}

/** One of the sitemaps that the sitemap index lists. */
export const loader = withLoaderErrors(
	failures.fetchPage,
	async ({ params }: Pick<Route.LoaderArgs, "params">) => {
		const text = await textOf(params.part);
		return text === undefined ? missing("sitemap") : machineFile(text, "application/xml", "short");
	},
);
