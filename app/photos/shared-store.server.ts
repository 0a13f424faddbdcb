/**
 * A store that several servers share over the S3 protocol. A photo's files never change, so each
 * server keeps a copy of every file it has sent in its own folder, and fetches each file only once.
 */
import { S3mini } from "s3mini";
import { eachOf } from "~/platform/settle-all.ts";
import { photoFiles } from "./sizes.ts";

/** Stores the files of photos. Paths are relative, with slashes, as `photoFile` makes them. */
export interface PhotoStore {
	/** Stores files durably, replacing existing ones. If it throws, some files may have been stored. */
	save(files: ReadonlyMap<string, Uint8Array>): Promise<void>;
	/** Removes files, ignoring ones that don't exist. */
	remove(paths: readonly string[]): Promise<void>;
	/** Whether the file is in the folder; a shared store fetches it if necessary. */
	ensureLocal(path: string): Promise<boolean>;
	/** Paths of the files in the folder that were last written before `moment`. */
	list(moment: Date): Promise<string[]>;
}

export interface SharedStoreAddress {
	/** The bucket's address. */
	endpoint: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** Milliseconds that the store may take to respond. */
const TIMEOUT = 20_000;
/** Maximum number of simultaneous requests to the store. */
const AT_ONCE = 4;
/** Prefix of every key in the bucket. */
const FOLDER = "photos/";

const types: Record<string, string> = { webp: "image/webp", jpg: "image/jpeg" };
const typeOf = (path: string) => types[path.slice(path.lastIndexOf(".") + 1)];

/** The paths that `photoFile` makes; nothing else is requested from the store. */
const known = new RegExp(`^(${photoFiles("[a-z0-9-]+").join("|")})$`);

/**
 * @param folder where this server keeps its copies.
 * @throws from every method but `list`, if the store can't be reached or refuses.
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
