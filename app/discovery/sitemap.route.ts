/** Sitemaps: every public page, and the photos of each puppy. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { absoluteAddress } from "~/business/head.ts";
import { photoAddress } from "~/photos/sizes.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import type { Route } from "./+types/sitemap.route";
import { machineFile, missing } from "./machine-file.ts";
import {
	contentChangedAt,
	pagePaths,
	sitemapPart,
	sitemapParts,
	sitemapPuppies,
} from "./queries.server.ts";
import { type Xml, xml, xmlDocument } from "./xml.ts";

export const handle: RouteHandle = { cache: "path" };

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
		return text === undefined ? missing("sitemap") : machineFile(text, "application/xml");
	},
);

const image = ({ name }: { name: string }): Xml => xml`
	<image:image><image:loc>${absoluteAddress(photoAddress(name, "jpg"))}</image:loc></image:image>`;

/** The entry of a page. `changedAt` is when its content last changed, if it ever has. */
const page = (path: string, changedAt: Date | undefined, images: readonly Xml[] = []): Xml => xml`
	<url>
		<loc>${absoluteAddress(path)}</loc>
		${changedAt ? xml`<lastmod>${changedAt}</lastmod>` : undefined}
		${images}
	</url>`;

/** The index of sitemaps, for a site whose puppies don't fit into a single one: "pages.xml", and a part as in "1.xml". */
function sitemapIndex(parts: number, changedAt: Date | undefined): string {
	const names = ["pages", ...Array.from({ length: parts }, (_, index) => String(index + 1))];
	return xmlDocument(xml`
		<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
			${names.map(
				(name) => xml`
				<sitemap>
					<loc>${absoluteAddress(href("/sitemaps/:part", { part: `${name}.xml` }))}</loc>
					${changedAt ? xml`<lastmod>${changedAt}</lastmod>` : undefined}
				</sitemap>`,
			)}
		</sitemapindex>`);
}

export function sitemap(
	paths: readonly string[],
	/** The main photo of each comes first. */
	puppies: Awaited<ReturnType<typeof sitemapPuppies>>,
	changedAt: Date | undefined,
): string {
	const pages = paths.map((path) => page(path, changedAt));
	const profiles = puppies.map(({ profilePath, updatedAt, photos }) =>
		page(
			href("/trained-puppies-for-sale/:profilePath", { profilePath }),
			updatedAt,
			photos.map(image),
		),
	);
	return xmlDocument(xml`
		<urlset
			xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
			xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
			${pages}${profiles}
		</urlset>`);
}
