/** The fields of an upload, and the outcome of it. */

/** Name of the control for files. */
export const UPLOAD_FIELD = "photos";

export interface UploadResult {
	added: number;
	/** Of the photos that were added. */
	ids: number[];
	/** The reason goes on from the file's name. */
	refused: { name: string; reason: string }[];
	/** What was wrong with the upload as a whole. */
	problem?: string;
}

/** Whether every file was taken. */
export const isWhole = ({ refused, problem }: UploadResult) => refused.length === 0 && !problem;

/** Whether no file came. */
export const isEmpty = ({ added, refused }: UploadResult) => added === 0 && refused.length === 0;

export const countPhotos = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);
