/** What a route may say of the bodies sent to it and its children: `export const handle: BodyHandle`. */
export interface BodyHandle {
	/** Bytes at most. */
	maxBodyBytes: number;
}

/** What a route says that takes photos: its uploads are read as they come. */
export interface UploadHandle {
	takesUploads: true;
}
