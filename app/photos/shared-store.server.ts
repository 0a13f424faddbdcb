/**
 * A store that several servers share, by the S3 protocol. A photo's files never change, so each
 * server keeps those it has sent once in its own folder: the store is asked once for each file.
 */
import { S3mini } from "s3mini";
import { eachOf } from "~/platform/all-done.ts";
import { formats, photoFile, thumbnailSizes } from "./sizes.ts";
import type { PhotoStore } from "./store.ts";

export interface SharedStoreAddress {
	/** The bucket's address. */
	endpoint: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** Milliseconds that the store may take to answer. */
const TIMEOUT = 20_000;
/** Files that are sent to the store at once. */
const AT_ONCE = 4;
/** What lies in the bucket begins with this. */
const FOLDER = "photos/";

const types: Record<string, string> = { webp: "image/webp", jpg: "image/jpeg" };
const typeOf = (path: string) => types[path.slice(path.lastIndexOf(".") + 1)];

/** A path as `photoFile` makes them: anything else is not asked for. */
const known = new RegExp(
	`^(${[undefined, ...thumbnailSizes]
		.flatMap((size) => formats.map((format) => photoFile("[a-z0-9-]+", format, size)))
		.join("|")})$`,
);

/**
 * @param folder where this server keeps what it has sent once.
 * @throws from `save` and `ensureLocal`, when the store can't be reached or refuses.
 */
export function sharedStore(address: SharedStoreAddress, folder: PhotoStore): PhotoStore {
	const bucket = new S3mini({ ...address, requestAbortTimeout: TIMEOUT });
	const underWay = new Map<string, Promise<boolean>>();

	async function fetchInto(path: string): Promise<boolean> {
		const content = await bucket.getObjectArrayBuffer(FOLDER + path);
		if (!content) return false;
		await folder.save(new Map([[path, new Uint8Array(content)]]));
		return true;
	}

	return {
		async save(files) {
			// The shared copy first: a row is only stored once every server can show its photo.
			await eachOf(files, AT_ONCE, ([path, bytes]) =>
				bucket.putObject(FOLDER + path, Buffer.from(bytes), typeOf(path)),
			);
			await folder.save(files);
		},
		async remove(paths) {
			await folder.remove(paths);
			await eachOf(paths, AT_ONCE, (path) => bucket.deleteObject(FOLDER + path));
		},
		async ensureLocal(path) {
			if (!known.test(path)) return false;
			if (await folder.ensureLocal(path)) return true;
			const fetching = underWay.get(path) ?? fetchInto(path).finally(() => underWay.delete(path));
			underWay.set(path, fetching);
			return fetching;
		},
		list: (moment) => folder.list(moment),
	};
}
