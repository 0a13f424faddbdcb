/**
 * Handles the form of a puppy's photos: the alternative text and focus of all photos, and one step
 * such as a move or a deletion.
 */

import { z } from "zod";
import { photosOfPuppy } from "~/photos/admin-queries.server.ts";
import { addPhoto, changePhotos, deletePhoto, movePhoto } from "~/photos/commands.server.ts";
import { isPhotoStep, type PhotoMove } from "~/photos/order.ts";
import { type PhotoChanges, photoSchema } from "~/photos/schema.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { readId } from "~/platform/ids.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { notFound } from "../not-found.ts";
import { IN_PLACE, type Problem } from "./photo-step.ts";
import { receivePhotos } from "./receive.server.ts";
import { UPLOAD_FIELD, type UploadResult } from "./upload.ts";

/** Maximum size of the form: far more than the texts of all photos can take. */
const MAX_BYTES = 128 * 1024;

/** The names of a photo's controls. */
const wordsOfPhotos = /(?:alt|x|y|to)-[1-9]\d{0,8}/;

/** The form's rules. The values of each photo are checked separately, in `readChanges`. */
export const photosForm = {
	schema: z.looseObject({}),
	// Each photo has its own controls. Without JavaScript, the upload's controls belong to this form too.
	fields: new RegExp(
		`^(do|${IN_PLACE}|${UPLOAD_FIELD}|${SUBMISSION_KEY}|${wordsOfPhotos.source})$`,
	),
	maxBytes: MAX_BYTES,
};

/**
 * The puppy whose id is in the address, with its photos.
 * @throws a 404 response if there is no such puppy.
 */
export async function puppyOr404(id: string) {
	const puppy = await photosOfPuppy({ id: readId(id) ?? 0, ...undeletedPuppies });
	if (!puppy) throw notFound();
	return puppy;
}

/** Adds the uploaded photos to a puppy; `words` collects what the form says about its other photos. */
export const receivePuppyPhotos = (
	request: Request,
	puppyId: number,
	actor: Actor,
	words = new FormData(),
): Promise<UploadResult> =>
	receivePhotos(request, [], (bytes, file) => addPhoto({ puppyId, bytes, alt: "" }, actor, file), {
		names: new RegExp(`^${wordsOfPhotos.source}$`),
		take: (name, answer) => words.set(name, answer),
	});

/** A message about what was done, or the problems that have to be corrected first. */
type Outcome = { message: string; isChanged?: boolean } | { problems: Problem[] };

/** The prefix of each field's control name. */
const controls: Record<string, string> = { alt: "alt", focusX: "x", focusY: "y" };

function readChanges(form: FormData) {
	const changes = new Map<number, PhotoChanges>();
	const problems: Problem[] = [];
	const ids = [...form.keys()]
		.filter((name) => name.startsWith("alt-"))
		.map((name) => name.slice(4));
	for (const id of ids) {
		const answers = {
			alt: form.get(`alt-${id}`),
			focusX: form.get(`x-${id}`),
			focusY: form.get(`y-${id}`),
		};
		const { success, data, error } = photoSchema.safeParse(answers);
		if (success) changes.set(Number(id), data);
		else {
			for (const { path, message } of error.issues) {
				problems.push({ id: `${controls[String(path[0])]}-${id}`, message });
			}
		}
	}
	return { changes, problems };
}

/** The submitted text values, to be shown again. */
export const writtenIn = (form: FormData) =>
	Object.fromEntries(
		[...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);

const stepSchema = z
	.string()
	.transform((value) => value.split("-"))
	.transform(([what = "", id]) => ({ what, id: readId(id) }));

const stepIn = (form: FormData) => stepSchema.parse(form.get("do") ?? "save");

function movedWords(move: PhotoMove, place: number): string {
	if (place === 0) return "That is the main photo now.";
	return move === "last"
		? "The photo is the last one now."
		: `The photo is number ${place + 1} now.`;
}
const GONE = "That photo is no longer there.";

/** The move that a button stands for. For "place", the target is in the select next to the button. */
function moveIn(form: FormData, what: string, id: number | undefined): PhotoMove | undefined {
	if (isPhotoStep(what)) return what;
	const place = what === "place" ? readId(String(form.get(`to-${id}`))) : undefined;
	return place && place - 1;
}

/**
 * Stores what was typed about the photos, then does the step whose button was pressed, so that the
 * step doesn't lose anything typed. Skips photos that have been deleted in the meantime.
 */
export async function changePhotosAsAsked(
	puppy: { id: number },
	form: FormData,
	actor: Actor,
): Promise<Outcome> {
	const { what, id } = stepIn(form);
	if (what === "delete" && id) {
		const isDeleted = await deletePhoto(puppy.id, id, actor);
		return { message: isDeleted ? "The photo was deleted." : GONE };
	}
	const { changes, problems } = readChanges(form);
	if (problems.length > 0) return { problems };
	const changed = await changePhotos(puppy.id, changes, actor);
	const move = moveIn(form, what, id);
	if (move !== undefined && id) {
		const place = await movePhoto(puppy.id, id, move, actor);
		return { message: place === undefined ? GONE : movedWords(move, place) };
	}
	return {
		isChanged: changed.length > 0,
		message: changed.length > 0 ? "The photos were saved." : "There were no changes to save.",
	};
}
