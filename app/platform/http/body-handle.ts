/** A route's limit for the bodies sent to it and its child routes: `export const handle: BodyHandle`. */
export interface BodyHandle {
	/** Maximum number of bytes. */
	maxBodyBytes: number;
}

/** The handle of a route that accepts files: its uploads are read as they arrive. */
export interface UploadHandle {
	takesUploads: true;
}
