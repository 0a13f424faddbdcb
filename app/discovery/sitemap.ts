/** The text of sitemaps: every public page, and the photos of each puppy. */
import { href } from "react-router";
import { absoluteAddress } from "~/business/head.ts";
import { photoAddress } from "~/photos/sizes.ts";
import { type Xml, xml, xmlDocument } from "./xml.ts";

type MappedPuppy = {
	profilePath: string;
	updatedAt: Date;
	/** The main photo comes first. */
	photos: readonly { name: string }[];
};

const image = ({ name }: { name: string }): Xml => xml`
	<image:image><image:loc>${absoluteAddress(photoAddress(name, "jpg"))}</image:loc></image:image>`;

/** The entry of a page. `changedAt` is when its content last changed, if it ever has. */
const page = (path: string, changedAt: Date | undefined, images: readonly Xml[] = []): Xml => xml`
	<url>
		<loc>${absoluteAddress(path)}</loc>
		${changedAt ? xml`<lastmod>${changedAt}</lastmod>` : undefined}
		${images}
	</url>`;

/** The address of one of several sitemaps: "pages.xml", or the number of a part, as in "1.xml". */
const partAddress = (part: string) => absoluteAddress(href("/sitemaps/:part", { part }));

/** The index of sitemaps, for a site whose puppies don't fit into a single one. */
export function sitemapIndex(parts: number, changedAt: Date | undefined): string {
	const names = ["pages", ...Array.from({ length: parts }, (_, index) => String(index + 1))];
	return xmlDocument(xml`
		<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
			${names.map(
				(name) => xml`
				<sitemap>
					<loc>${partAddress(`${name}.xml`)}</loc>
					${changedAt ? xml`<lastmod>${changedAt}</lastmod>` : undefined}
				</sitemap>`,
			)}
		</sitemapindex>`);
}

export function sitemap(
	paths: readonly string[],
	puppies: readonly MappedPuppy[],
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
