/** What a puppy's photos and health documents are called, and how many of each there are: a document is no photo. */
import { documentLabels, isDocumentKind } from "~/photos/documents.ts";
import { photoText } from "~/puppies/rules.ts";
import { countPhotos } from "./upload.ts";

interface Kind {
	/** Empty for a photo. */
	document: string;
}

export const isDocument = ({ document }: Kind): boolean => document !== "";

/** "3 photos", "3 photos and 1 document" or "2 documents". Empty without any. */
export function picturesInWords(pictures: readonly Kind[]): string {
	const documents = pictures.filter(isDocument).length;
	const photos = pictures.length - documents;
	return [
		...(photos > 0 ? [countPhotos(photos)] : []),
		...(documents > 0 ? [documents === 1 ? "1 document" : `${documents} documents`] : []),
	].join(" and ");
}

interface PictureName {
	/** "photo 2" or "document 1": each kind is counted for itself, as visitors see it. */
	name: string;
	/** What visitors are told that it shows until somebody has described it. */
	text: string;
}

/** The names of a puppy's photos and documents, in their order. */
export function pictureNames(
	puppy: Parameters<typeof photoText>[0],
	pictures: readonly Kind[],
): PictureName[] {
	const photos = pictures.filter((picture) => !isDocument(picture));
	const documents = pictures.filter(isDocument);
	return pictures.map((picture) => {
		if (isDocumentKind(picture.document)) {
			const name = `document ${documents.indexOf(picture) + 1}`;
			return { name, text: documentLabels[picture.document] };
		}
		const index = photos.indexOf(picture);
		return { name: `photo ${index + 1}`, text: photoText(puppy, index, photos.length) };
	});
}
