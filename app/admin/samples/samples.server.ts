/** Removes the sample content of the first start, and can bring it back for 30 days. */
import { join } from "node:path";
import { z } from "zod";
import { MS_PER_DAY } from "~/business/days.ts";
import { declaredDocuments, documentOf } from "~/content/documents/index.ts";
import { publishIn } from "~/content/drafts.server.ts";
import { readStored, sampleLeft } from "~/content/published.server.ts";
import { storePhoto } from "~/photos/commands.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readSetting, writeSetting } from "~/platform/database/settings.server.ts";
import { runtimeFile } from "~/platform/project-files.server.ts";
import { moveToTrash, takeFromTrash } from "~/puppies/admin/trash.server.ts";
import { TRASH_DAYS } from "~/puppies/visibility.ts";
import { newVideoSchema } from "~/videos/schema.ts";
import { type SampleRows, sampleRows } from "./sample-rows.server.ts";

/** The actions in the record of changes. */
const REMOVED = "removed with the sample";
const RESTORED = "restored with the sample";

/** Key of the setting that stores what was removed. */
const KEY = "removed samples";

const videoSchema = newVideoSchema.extend({
	id: z.int(),
	posterId: z.int().nullable(),
	puppyId: z.int().nullable(),
	createdAt: z.coerce.date(),
});

const photoSchema = z.object({
	id: z.int(),
	category: z.string(),
	title: z.string(),
	name: z.string(),
	alt: z.string(),
	width: z.int(),
	height: z.int(),
	focusX: z.int(),
	focusY: z.int(),
	color: z.string(),
	createdAt: z.coerce.date(),
});

const removedSchema = z.object({
	at: z.coerce.date(),
	puppyIds: z.array(z.int()),
	videos: z.array(videoSchema),
	photos: z.array(photoSchema),
	/** The documents that were changed by the removal. */
	documents: z.array(
		z.object({
			key: z.string(),
			/** The stored content right after the removal, which shows whether it was changed since. */
			published: z.string().nullable(),
			/** The content before the removal; null if it was the default of a new site. */
			before: z.unknown(),
		}),
	),
});

type Removed = z.infer<typeof removedSchema>;

/** The names of what would be removed, and of the texts that have a draft, which stay. */
export async function samplesShown() {
	const rows = await sampleRows(database);
	return {
		puppies: rows.puppies.map(({ name }) => name),
		videos: rows.videos.map(({ title }) => title),
		photos: rows.photos.map(({ title }) => title),
		texts: rows.texts.map(({ name }) => name),
		drafted: rows.drafted,
	};
}

const countOf = ({ puppies, videos, photos, texts }: SampleRows) =>
	puppies.length + videos.length + photos.length + texts.length;

/** How many pieces of sample content are left. */
export const countSamples = async () => countOf(await sampleRows(database));

const list = new Intl.ListFormat("en-US");

/** The kinds of sample content that are left, such as "puppies and reviews"; undefined if there are none. */
export async function samplesInWords(): Promise<string | undefined> {
	const { puppies, videos, photos, texts } = await sampleRows(database);
	const kinds = [
		...(puppies.length > 0 ? ["puppies"] : []),
		...(videos.length > 0 ? ["videos"] : []),
		...(photos.length > 0 ? ["pictures"] : []),
		...texts.map(({ name }) => name.toLowerCase()),
	];
	return kinds.length > 0 ? list.format(kinds) : undefined;
}

/** The pages of which visitors still read some of the sample. */
export const pagesWithSample = () =>
	declaredDocuments.flatMap((document) => {
		const { key, label } = document;
		const sample = sampleLeft(document);
		return sample ? [{ key, label, sample }] : [];
	});

/** What was removed and can still be brought back, and until when; undefined if there is nothing. */
export async function removedSamples(now = new Date(), client: Client = database) {
	const removed = await readSetting(client, KEY, removedSchema);
	if (!removed) return undefined;
	const until = new Date(removed.at.getTime() + TRASH_DAYS * MS_PER_DAY);
	return until > now ? { ...removed, until } : undefined;
}

const note = (work: Work, action: string) =>
	work.record({ action, kind: "setting", subject: "the sample content" });

const those = (rows: readonly { id: number }[]) => ({
	where: { id: { in: rows.map(({ id }) => id) } },
});

/** Removes all unchanged sample content in one transaction. Returns how many pieces were removed. */
export function removeSamples(actor: Actor, now = new Date()): Promise<number> {
	return command(actor, async (work) => {
		const rows = await sampleRows(work.db);
		const count = countOf(rows);
		if (count === 0) return 0;
		for (const puppy of rows.puppies) await moveToTrash(work, puppy, REMOVED);
		await work.db.video.deleteMany(those(rows.videos));
		await work.db.stockPhoto.deleteMany(those(rows.photos));
		for (const { document, revision, left } of rows.texts) {
			await publishIn(work, { document, revision }, REMOVED, left);
		}
		work.publicContentChanged();
		await note(work, "removed");
		await remember(work.db, rows, now);
		return count;
	});
}

async function remember(client: Client, rows: SampleRows, now: Date) {
	// What an earlier removal can still bring back is brought back together with this one, for as long as it can be.
	const earlier = await removedSamples(now, client);
	const stored = await client.contentDocument.findMany({ select: { key: true, published: true } });
	const published = new Map(stored.map((row) => [row.key, row.published]));
	const documents = rows.texts.map(({ document: { key }, before: content, isDefault }) => ({
		key,
		published: published.get(key) ?? null,
		before: isDefault ? null : content,
	}));
	await writeSetting(client, KEY, {
		at: earlier?.at ?? now,
		puppyIds: [...(earlier?.puppyIds ?? []), ...rows.puppies.map(({ id }) => id)],
		videos: [...(earlier?.videos ?? []), ...rows.videos],
		photos: [...(earlier?.photos ?? []), ...rows.photos],
		documents: [...(earlier?.documents ?? []), ...documents],
	});
}

/** Makes the files of the removed pictures again, because they may have been cleared away. */
async function storePictures({ photos }: Removed) {
	for (const { name } of photos) {
		await storePhoto(join(runtimeFile("prisma/sample"), "stock", `${name}.webp`), name);
	}
}

/**
 * Brings back what was removed, unless something else has taken its place: a text that was rewritten since then
 * stays. Returns false if there is nothing to bring back.
 */
export async function restoreSamples(actor: Actor, now = new Date()): Promise<boolean> {
	const found = await removedSamples(now);
	if (!found) return false;
	await storePictures(found);
	return command(actor, async (work) => {
		const removed = await removedSamples(now, work.db);
		if (!removed) return false;
		for (const id of removed.puppyIds) await takeFromTrash(work, id, RESTORED);
		await restoreRows(work, removed);
		await restoreDocuments(work, removed);
		work.publicContentChanged();
		await note(work, "restored");
		await work.db.setting.delete({ where: { key: KEY }, select: { key: true } });
		return true;
	});
}

async function restoreRows(work: Work, { photos, videos }: Removed) {
	for (const photo of photos) {
		if ((await work.db.stockPhoto.count({ where: { name: photo.name } })) > 0) continue;
		await work.db.stockPhoto.create({ data: { ...photo, isSample: true }, select: { id: true } });
	}
	for (const { posterId, puppyId, ...video } of videos) {
		const poster = await work.db.stockPhoto.count({ where: { id: posterId ?? 0 } });
		const puppy = await work.db.puppy.count({ where: { id: puppyId ?? 0 } });
		await work.db.video.create({
			data: {
				...video,
				isSample: true,
				posterId: poster ? posterId : null,
				puppyId: puppy ? puppyId : null,
			},
			select: { id: true },
		});
	}
}

async function restoreDocuments(work: Work, removed: Removed) {
	for (const { key, published, before } of removed.documents) {
		const document = documentOf(key);
		const row = await work.db.contentDocument.findUnique({ where: { key } });
		const isHers = !row || row.published !== published || row.draft !== null;
		if (!document || isHers) continue;
		const content = before === null ? undefined : readStored(document, before);
		await publishIn(work, { document, revision: row.revision }, RESTORED, content);
	}
}
