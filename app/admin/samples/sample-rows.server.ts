/** Finds the sample rows that are still as the first start created them. */

import { documents } from "~/content/documents/index.ts";
import { photosIn } from "~/content/picture.ts";
import { valueIn } from "~/content/published.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { isSame } from "~/platform/forms/merge-edits.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { puppies as samplePuppies } from "../../../prisma/sample/puppies.ts";

const paths = samplePuppies.map(({ profilePath }) => profilePath);

/** The puppies of the sample that the trainer has not changed, and that nobody has anything to do with. */
const puppiesOf = (client: Client) =>
	client.puppy.findMany({
		where: {
			...undeletedPuppies,
			// One restored from the trash may have got a number at its path: "." is the character after "-".
			OR: paths.map((path) => ({ profilePath: { gte: path, lt: `${path}.` } })),
			isSample: true,
			reservations: { none: {} },
			appointments: { none: {} },
			waitingNotices: { none: {} },
		},
		select: { id: true, name: true, status: true, profilePath: true },
		orderBy: { name: "asc" },
	});

/**
 * The documents whose published text contains sample content, each with what would be left of it. A document
 * with a draft is only named in `drafted`. `usedPhotos` are the ids of the photos that any text shows.
 */
async function documentsOf(client: Client) {
	const rows = await client.contentDocument.findMany({
		select: { key: true, revision: true, published: true, draft: true },
	});
	const stored = new Map(rows.map((row) => [row.key, row]));
	const texts = rows.flatMap(({ published, draft }) => [published, draft]);
	const used = texts.flatMap((text) => (text ? photosIn(JSON.parse(text)) : []));
	const going = [];
	const drafted = [];
	for (const document of documents) {
		if (!document.withoutSample) continue;
		const row = stored.get(document.key);
		const published = row?.published;
		const content = valueIn(document, published);
		const left = document.withoutSample(content);
		if (isSame(content, left)) continue;
		const name = document.sampleLabel ?? document.label;
		if (row?.draft) drafted.push(name);
		else {
			const revision = row?.revision ?? 0;
			going.push({ name, document, revision, before: content, isDefault: !published, left });
		}
	}
	return { usedPhotos: new Set(used), going, drafted };
}

/** Everything that would be deleted. */
export async function sampleRows(client: Client) {
	const puppies = await puppiesOf(client);
	const videos = await client.video.findMany({ where: { isSample: true }, orderBy: { id: "asc" } });
	const { going: texts, drafted, usedPhotos } = await documentsOf(client);
	const going = new Set(videos.map(({ id }) => id));
	const allPhotos = await client.stockPhoto.findMany({
		where: { isSample: true },
		include: { videos: { select: { id: true } } },
		orderBy: { id: "asc" },
	});
	const photos = allPhotos
		.filter(({ id }) => !usedPhotos.has(id))
		.filter((photo) => photo.videos.every(({ id }) => going.has(id)))
		.map(({ videos: _, ...photo }) => photo);
	return { puppies, videos, photos, texts, drafted };
}

export type SampleRows = Awaited<ReturnType<typeof sampleRows>>;
