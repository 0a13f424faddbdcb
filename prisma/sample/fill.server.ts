/** Fills an empty database with sample data, so that a first start shows a complete site. */
import { join } from "node:path";
import { today } from "../../app/business/moments.ts";
import { keepSampleDay } from "../../app/content/sample-day.server.ts";
import { keepPhoto, type StoredPhoto } from "../../app/photos/commands.server.ts";
import { processPhoto } from "../../app/photos/process.server.ts";
import { command } from "../../app/platform/command.server.ts";
import { siteActor } from "../../app/platform/database/audit-log.server.ts";
import { contentVersion } from "../../app/platform/database/content-version.server.ts";
import { type Client, database } from "../../app/platform/database/database.server.ts";
import { runtimeFile } from "../../app/platform/project-files.server.ts";
import { eachOf } from "../../app/platform/settle-all.ts";
import { derivedColumns } from "../../app/puppies/derived-columns.ts";
import { puppiesOn, videosOn } from "./moved.ts";
import { PREPARED, preparedPhotos } from "./prepared-photos.server.ts";
import { puppies } from "./puppies.ts";
import { puppyPhotos } from "./puppy-photos.ts";
import { stockPhotos } from "./stock-photos.ts";

/** The folder of the sample's pictures. */
const PICTURES = runtimeFile("prisma/sample");
/** How many photos are stored between two progress reports. */
const REPORT_STEP = 20;

type Stored = ReadonlyMap<string, StoredPhoto>;

/** Whether the database is empty. False once anybody has changed the content, even if no puppy is left. */
async function isEmpty(client: Client): Promise<boolean> {
	return (await contentVersion(client)) === 0 && (await client.puppy.count()) === 0;
}

/** The name of a photo. It is fixed, so that the files of an interrupted run are replaced, not left over. */
const puppyPhotoName = (profilePath: string, index: number) => `${profilePath}-${index + 1}`;

async function storePictures(
	folder: string,
	report: (line: string) => void,
	prepared: string,
): Promise<Stored> {
	const find = await preparedPhotos(prepared);
	const sources = [
		...puppies.flatMap(({ profilePath }) =>
			(puppyPhotos[profilePath] ?? []).map((_, index) => {
				const name = puppyPhotoName(profilePath, index);
				return { name, path: join(folder, "photos", `${name}.webp`) };
			}),
		),
		...stockPhotos.map(({ name }) => ({ name, path: join(folder, "stock", `${name}.webp`) })),
	];
	const stored = new Map<string, StoredPhoto>();
	// While one photo is written to disk, the next one is processed.
	await eachOf(sources, 2, async ({ name, path }) => {
		const photo = (await find(name)) ?? (await processPhoto(path, name));
		stored.set(name, await keepPhoto(photo, name));
		if (stored.size % REPORT_STEP === 0 || stored.size === sources.length) {
			report(`Storing the sample photos: ${stored.size} of ${sources.length}`);
		}
	});
	return stored;
}

function file(stored: Stored, name: string): StoredPhoto {
	const photo = stored.get(name);
	if (!photo) throw new Error(`There is no sample picture '${name}'`);
	return photo;
}

async function insertRows(client: Client, stored: Stored, day: string) {
	const puppyIds = new Map<string, number>();
	for (const puppy of puppiesOn(day)) {
		const photos = (puppyPhotos[puppy.profilePath] ?? []).map((photo, position) => ({
			...photo,
			...file(stored, puppyPhotoName(puppy.profilePath, position)),
			position,
			isIllustration: true,
		}));
		const { id } = await client.puppy.create({
			data: { ...puppy, ...derivedColumns(puppy), isSample: true, photos: { create: photos } },
			select: { id: true },
		});
		puppyIds.set(puppy.profilePath, id);
	}
	const posterIds = new Map<string, number>();
	for (const photo of stockPhotos) {
		const { id } = await client.stockPhoto.create({
			data: { ...photo, ...file(stored, photo.name), isSample: true },
			select: { id: true },
		});
		posterIds.set(photo.name, id);
	}
	await client.video.createMany({
		data: videosOn(day).map(({ poster, puppy, ...video }) => ({
			...video,
			isSample: true,
			posterId: posterIds.get(poster),
			puppyId: puppyIds.get(puppy ?? ""),
		})),
	});
	await keepSampleDay(client, day);
}

/**
 * Fills the database if it is empty. All rows are created in one transaction after all files, so an
 * interrupted run leaves an empty database and the next one starts again.
 * @param report receives the progress, a line at a time.
 * @param folder the folder of the pictures.
 * @param prepared the folder of files that the build made from them, which may be missing.
 * @param day the day on which the site begins, from which the sample's dates are counted (moved.ts).
 * @returns whether the database was filled.
 */
export async function fillEmptyDatabase(
	report: (line: string) => void,
	folder = PICTURES,
	prepared = PREPARED,
	day = today(),
): Promise<boolean> {
	if (!(await isEmpty(database))) return false;
	const stored = await storePictures(folder, report, prepared);
	return command(siteActor, async (work) => {
		// Another process may have filled the same database meanwhile.
		if (!(await isEmpty(work.db))) return false;
		await insertRows(work.db, stored, day);
		work.publicContentChanged();
		return true;
	});
}
