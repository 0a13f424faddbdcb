/** The text of the sitemap: every public page, and the photos of each puppy. */
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
