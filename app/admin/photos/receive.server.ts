import { facts } from "~/business/facts.ts";
import { addPhoto, type SubmittedFile } from "~/photos/commands.server.ts";
import { MAX_BYTES, MAX_FILES } from "~/photos/limits.ts";
import { assertPhotoBytes, PhotoRefused } from "~/photos/process.server.ts";
import { proposedAlt, stockCategory, titleFromFile } from "~/photos/schema.ts";
import { addStockPhoto } from "~/photos/stock-commands.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { FormError } from "~/platform/forms/form-data.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { readUploads, type UploadedFile } from "~/platform/forms/uploads.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { UPLOAD_FIELD, type UploadResult, USUAL_CATEGORY } from "./upload.ts";

export const isUpload = (request: Request) =>
	/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");

function reasonOf(error: unknown): string {
	if (error instanceof PhotoRefused) return error.message;
	log.error({ err: error }, "a photo could not be stored");
	return "could not be stored: please try again in a minute";
}

function bytesOf({ size, bytes }: UploadedFile): Buffer {
	assertPhotoBytes(size);
	if (bytes) return bytes;
	throw new PhotoRefused(`is one too many: you can add ${MAX_FILES} at a time`);
}

/**
 * Passes each uploaded photo to `add`, one after another. The result lists the files that were
 * refused, and any problem with the form itself, after which nothing more is read.
 */
export async function receivePhotos(
	request: Request,
	fields: readonly string[],
	add: (bytes: Buffer, file: UploadedFile & SubmittedFile) => Promise<{ id: number }>,
): Promise<UploadResult> {
	const result: UploadResult = { ids: [], refused: [] };
	const limits = {
		field: UPLOAD_FIELD,
		fields: [...fields, SUBMISSION_KEY],
		maxFiles: MAX_FILES,
		maxFileBytes: MAX_BYTES,
	};
	try {
		for await (const file of readUploads(request, limits)) {
			try {
				const key = readSubmissionKey(file.values.get(SUBMISSION_KEY));
				const { id } = await add(bytesOf(file), { ...file, key });
				if (!result.ids.includes(id)) result.ids.push(id);
			} catch (error) {
				if (error instanceof FormError) throw error;
				result.refused.push({ name: file.name, reason: reasonOf(error) });
			}
		}
	} catch (error) {
		if (!(error instanceof FormError)) throw error;
		result.problem = error.message;
	}
	if (result.ids.length + result.refused.length === 0) {
		result.problem ??= "Please choose the photos that you want to add.";
	}
	return result;
}

export const receivePuppyPhotos = (request: Request, puppyId: number, actor: Actor) =>
	receivePhotos(request, [], (bytes, file) => addPhoto({ puppyId, bytes, alt: "" }, actor, file));

/**
 * Adds the uploaded photos to the library, described by their files' names until somebody says it better. Also
 * returns their category.
 */
export async function receiveStockPhotos(request: Request, actor: Actor) {
	let category = "";
	const upload = await receivePhotos(request, ["category"], (bytes, file) => {
		const { name, values } = file;
		const chosen = stockCategory.safeParse(values.get("category") || USUAL_CATEGORY);
		if (!chosen.success) throw new PhotoRefused("has no category: please choose or type one");
		category = chosen.data;
		const alt = proposedAlt(name, facts.brand);
		return addStockPhoto({ category, title: titleFromFile(name), alt, bytes }, actor, file);
	});
	return { upload, category };
}
