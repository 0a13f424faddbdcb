/** What the page that takes a file over does with what it is sent. */
import { z } from "zod";
import { DIFFERENCES_MAX } from "~/content/compare.ts";
import { documents } from "~/content/registry.ts";
import { stockPhotoNames } from "~/photos/admin-queries.server.ts";
import { FormError } from "~/platform/forms/form-data.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readUploads } from "~/platform/forms/uploads.server.ts";
import { carryState, changesBy } from "~/settings/carry.server.ts";
import {
	CARRY_MAX_BYTES,
	carryMessages,
	fileText,
	type ReadCarried,
	readCarried,
} from "~/settings/carry.ts";
import { carryNames } from "./carry-names.ts";

/** A file in a form's field: every character may be written as three. */
export const TAKE_OVER_BYTES = 3 * CARRY_MAX_BYTES + 4 * 1024;

const takeOverSchema = z.object({ text: z.string(), state: z.string() });
const rules = {
	schema: takeOverSchema,
	fields: takeOverSchema.keyof().options,
	maxBytes: TAKE_OVER_BYTES,
};

async function uploadedText(request: Request): Promise<string | string[]> {
	try {
		const limits = { field: carryNames.file, maxFiles: 1, maxFileBytes: CARRY_MAX_BYTES };
		for await (const file of readUploads(request, limits)) {
			if (!file.bytes) return [carryMessages.large];
			return fileText(file.bytes) ?? [carryMessages.noText];
		}
		return [carryMessages.none];
	} catch (error) {
		if (error instanceof FormError) return [error.message];
		throw error;
	}
}

/** What a form says: a file that was chosen, or the one that a report was made of. */
export async function sentFile(request: Request) {
	const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/");
	if (isUpload) return { text: await uploadedText(request), state: undefined };
	const { value } = await parseForm(request, rules);
	return { text: value?.text ?? [carryMessages.noJson], state: value?.state };
}

/** A file's text, read for this site. */
export async function readForThisSite(text: string): Promise<ReadCarried | string[]> {
	return readCarried(text, { documents, photos: await stockPhotoNames() });
}

/** What a file would change, as far as a page can show it. */
export async function reportOf(file: ReadCarried, text: string) {
	const changes = await changesBy(file);
	return {
		text,
		state: await carryState(),
		leftOut: file.leftOut,
		changes: changes.map(({ differences, ...change }) => ({
			...change,
			differences: differences.slice(0, DIFFERENCES_MAX),
			more: Math.max(0, differences.length - DIFFERENCES_MAX),
		})),
	};
}

export type CarryReport = Awaited<ReturnType<typeof reportOf>>;
