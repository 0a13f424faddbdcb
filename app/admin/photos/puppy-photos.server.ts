/** What the form under a puppy's photos asks for: words and focus of all, and one step besides. */
import { z } from "zod";
import {
	changePhotos,
	deletePhoto,
	isPhotoMove,
	movePhoto,
	type PhotoMove,
} from "~/photos/commands.server.ts";
import { type PhotoChanges, photoSchema } from "~/photos/schema.ts";
import type { Actor } from "~/platform/change-record.server.ts";
import { idIn } from "./upload.ts";

/** The names of the form's answers: the questions stand there once for each photo. */
export const answerNames = /^(do|(alt|x|y)-[1-9]\d{0,8})$/;
/** Words of all photos, many more than there can be. */
export const FORM_MAX_BYTES = 128 * 1024;

export interface Problem {
	/** Of the control. */
	id: string;
	message: string;
}

/** What was done, in words; or what has to be corrected first. */
type Outcome = { message: string } | { problems: Problem[] };

/** Names of a photo's fields in the form. */
const controls: Record<string, string> = { alt: "alt", focusX: "x", focusY: "y" };

function readChanges(form: FormData) {
	const changes = new Map<number, PhotoChanges>();
	const problems: Problem[] = [];
	const ids = [...form.keys()]
		.filter((name) => name.startsWith("alt-"))
		.map((name) => name.slice(4));
	for (const id of ids) {
		const given = {
			alt: form.get(`alt-${id}`),
			focusX: form.get(`x-${id}`),
			focusY: form.get(`y-${id}`),
		};
		const { success, data, error } = photoSchema.safeParse(given);
		if (success) changes.set(Number(id), data);
		else {
			for (const { path, message } of error.issues) {
				problems.push({ id: `${controls[String(path[0])]}-${id}`, message });
			}
		}
	}
	return { changes, problems };
}

/** What was written, to be shown again. */
export const writtenIn = (form: FormData) =>
	Object.fromEntries(
		[...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);

const stepSchema = z
	.string()
	.transform((value) => value.split("-"))
	.transform(([what = "", id]) => ({ what, id: idIn(id) }));

const movedWords: Record<PhotoMove, (place: number) => string> = {
	main: () => "That is the main photo now.",
	earlier: (place) => `The photo is number ${place} now.`,
	later: (place) => `The photo is number ${place} now.`,
	last: () => "The photo is the last one now.",
};
const GONE = "That photo isn't there any more.";

/**
 * Stores what was written about the photos, then does the step whose button was pressed, so that
 * nothing typed is lost by it. A photo that was deleted meanwhile is left out.
 */
export async function changePhotosAsAsked(
	puppy: { id: number },
	form: FormData,
	by: Actor,
): Promise<Outcome> {
	const { what, id } = stepSchema.parse(form.get("do") ?? "save");
	if (what === "delete" && id) {
		const isDeleted = await deletePhoto(puppy.id, id, by);
		return { message: isDeleted ? "The photo was deleted." : GONE };
	}
	const { changes, problems } = readChanges(form);
	if (problems.length > 0) return { problems };
	const changed = await changePhotos(puppy.id, changes, by);
	if (isPhotoMove(what) && id) {
		const place = await movePhoto(puppy.id, id, what, by);
		return { message: place === undefined ? GONE : movedWords[what](place + 1) };
	}
	return {
		message:
			changed.length > 0 ? "The photos were saved." : "Nothing was different: nothing was changed.",
	};
}
