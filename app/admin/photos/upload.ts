export const UPLOAD_FIELD = "photos";

/** The category of a picture of the library, unless another one is chosen. */
export const USUAL_CATEGORY = "pages";

export interface UploadResult {
	/** Ids of the photos that were added; the same file chosen twice is one photo. */
	ids: number[];
	/** Refused files; the reason is worded to follow the file's name. */
	refused: { name: string; reason: string }[];
	/** What was wrong with the upload as a whole. */
	problem?: string;
}

/** Whether every file was added. */
export const isWhole = ({ refused, problem }: UploadResult) => refused.length === 0 && !problem;

export const countPhotos = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);
