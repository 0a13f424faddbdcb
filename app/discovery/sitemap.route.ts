import { href } from "react-router";
import { machineFile } from "./machine-file.ts";
import { publicPages } from "./public-pages.ts";
import { contentChangedAt, sitemapPuppies, sitemapVideos } from "./queries.server.ts";
import { sitemap } from "./sitemap.ts";

/** Every public page, for search engines. */
export async function loader() {
	const [puppies, videos, changedAt] = await Promise.all([
		sitemapPuppies(),
		sitemapVideos(),
		contentChangedAt(),
	]);
	const videoPages = videos.map(({ id }) => href("/videos/:id", { id: String(id) }));
	const paths = [...publicPages, ...videoPages];
	return machineFile(sitemap(paths, puppies, changedAt), "application/xml", "short");
}
