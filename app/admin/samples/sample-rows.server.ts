/** What of the sample is still there as the first start made it. */
import { documents } from "~/content/registry.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { photosIn } from "~/settings/carry.ts";
import { puppies as samplePuppies } from "../../../prisma/sample/puppies.ts";
import { stockPhotos as samplePhotos } from "../../../prisma/sample/stock-photos.ts";
import { videos as sampleVideos } from "../../../prisma/sample/videos.ts";

/** How the record of changes calls what happens here, which is no change of hers. */
export const REMOVED = "removed with the sample";
export const RESTORED = "restored with the sample";

const paths = samplePuppies.map(({ profilePath }) => profilePath);
const videoIds = sampleVideos.map(({ videoId }) => videoId);
const photoNames: readonly string[] = samplePhotos.map(({ name }) => name);

/** Of rows of this kind, those that somebody added or changed: the first start writes no record. */
async function touched(
	client: Client,
	kind: "video" | "stock photo",
	rowsOfKind: readonly { id: number }[],
): Promise<Set<number>> {
	const ids = rowsOfKind.map(({ id }) => id);
	const rows = await client.change.findMany({
		where: { kind, subjectId: { in: ids }, action: { notIn: [REMOVED, RESTORED] } },
		select: { subjectId: true },
		distinct: ["subjectId"],
	});
	return new Set(rows.map(({ subjectId }) => subjectId));
}

async function puppiesOf(client: Client) {
	const rows = await client.puppy.findMany({
		where: { ...undeletedPuppies, profilePath: { in: paths } },
		select: {
			id: true,
			name: true,
			status: true,
			profilePath: true,
			revision: true,
			_count: { select: { reservations: true, appointments: true } },
		},
		orderBy: { name: "asc" },
	});
	const changes = await client.change.findMany({
		where: {
			puppyId: { in: rows.map(({ id }) => id) },
			action: { notIn: [REMOVED, RESTORED] },
		},
		select: { puppyId: true },
		distinct: ["puppyId"],
	});
	const changed = new Set(changes.map(({ puppyId }) => puppyId));
	const isHers = ({ id, revision, _count }: (typeof rows)[number]) =>
		changed.has(id) || revision > 1 || _count.reservations + _count.appointments > 0;
	return {
		puppies: rows.filter((row) => !isHers(row)),
		kept: rows.filter(isHers).map(({ name }) => name),
	};
}

/** Documents of which the defaults stand, and say what was invented for the sample. */
async function documentsOf(client: Client) {
	const rows = await client.contentDocument.findMany({
		select: { key: true, revision: true, published: true, draft: true },
	});
	const stored = new Map(rows.map((row) => [row.key, row]));
	const texts = rows.flatMap(({ published, draft }) => [published, draft]);
	const used = texts.flatMap((text) => (text ? photosIn(JSON.parse(text)) : []));
	return {
		usedPhotos: new Set(used),
		documents: documents.flatMap((document) => {
			const row = stored.get(document.key);
			const isHers = Boolean(row?.published ?? row?.draft);
			return document.withoutSample && !isHers
				? [{ document, revision: row?.revision ?? 0, value: document.withoutSample() }]
				: [];
		}),
	};
}

/** Everything that would go, and the names of the sample's puppies that stay because they are hers by now. */
export async function sampleRows(client: Client) {
	const { puppies, kept } = await puppiesOf(client);
	const allVideos = await client.video.findMany({
		where: { videoId: { in: videoIds } },
		orderBy: { id: "asc" },
	});
	const hers = await touched(client, "video", allVideos);
	const videos = allVideos.filter(({ id }) => !hers.has(id));
	const { documents: praise, usedPhotos } = await documentsOf(client);
	const going = new Set(videos.map(({ id }) => id));
	const allPhotos = await client.stockPhoto.findMany({
		where: { name: { in: [...photoNames] } },
		include: { videos: { select: { id: true } } },
		orderBy: { id: "asc" },
	});
	const hersToo = await touched(client, "stock photo", allPhotos);
	const photos = allPhotos
		.filter(({ id }) => !hersToo.has(id) && !usedPhotos.has(id))
		.filter((photo) => photo.videos.every(({ id }) => going.has(id)))
		.map(({ videos: _, ...photo }) => photo);
	return { puppies, kept, videos, photos, documents: praise };
}

export type SampleRows = Awaited<ReturnType<typeof sampleRows>>;
