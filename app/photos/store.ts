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
