/** What keeps the files of photos. */

/** Paths are relative, with slashes, as `photoFile` makes them. */
export interface PhotoStore {
	/** Stores files that outlive a power cut, replacing files of that path; some may be left if it throws. */
	save(files: ReadonlyMap<string, Uint8Array>): Promise<void>;
	/** Files that don't exist are no error. */
	remove(paths: readonly string[]): Promise<void>;
	/** Whether the file is in the folder now; a shared store brings it there if it has it. */
	ensureLocal(path: string): Promise<boolean>;
	/** Paths of the files that were last written before `moment`. */
	list(moment: Date): Promise<string[]>;
}
