/** From a form of a puppy to what came of it. */
import { parseWithZod } from "@conform-to/zod/v4";
import { failures } from "~/business/failures.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import {
	FormError,
	readForm,
	refuseForm,
	refuseUnread,
} from "~/platform/forms/form-data.server.ts";
import { puppyFormSchema, saidOf } from "~/puppies/admin/form-schema.ts";
import { freePathLike } from "~/puppies/admin/queries.server.ts";
import { savePuppy } from "~/puppies/commands.server.ts";
import { type FieldName, fieldNames } from "~/puppies/fields.ts";
import { PathTaken } from "~/puppies/paths.server.ts";
import { PuppyDoubted } from "~/puppies/price/plausibility.ts";
import { unsaved } from "../failures.server.ts";
import { choiceName, expectedForm, hiddenFields } from "./form-answers.ts";

/** The form's answers, or the answer that says what is wrong with them. */
export async function readPuppyForm(request: Request) {
	const form = await readForm(request, expectedForm).catch((error: unknown) => {
		if (error instanceof FormError) return error;
		throw error;
	});
	if (form instanceof FormError) return { refusal: refuseUnread(form) };
	const submission = parseWithZod(form, { schema: puppyFormSchema });
	if (submission.status !== "success") return { refusal: refuseForm(submission) };
	return { form, submission, answers: submission.value };
}

type Read = Extract<Awaited<ReturnType<typeof readPuppyForm>>, { refusal?: undefined }>;

/** The form comes back with the path that was taken, and one that is free. */
export async function refusePath({ submission, answers }: Read, ownId?: number) {
	const free = await freePathLike(answers.profilePath || answers.name, ownId);
	const message = `Profile path: another puppy has this one. ${free} is free.`;
	return refuseForm(submission, { fieldErrors: { profilePath: [message] } });
}

/** The form comes back with what can't be right together with another person's change. */
function refuseDoubted({ submission }: Read, { doubts }: PuppyDoubted) {
	const fieldErrors = Object.fromEntries(
		doubts.map(({ field, message }) => [field, [saidOf(field, message)]]),
	);
	return refuseForm(submission, { fieldErrors });
}

const numberOf = (value: unknown) =>
	typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : 0;

/** Of the fields to decide on, those that the other one's answer is to stand for. */
function readChoices(form: FormData) {
	const deciding = String(form.get(hiddenFields.deciding) ?? "").split(",");
	const fields = fieldNames.filter((field) => deciding.includes(field));
	const choice = (field: FieldName) => form.get(choiceName(field));
	return {
		theirs: fields.filter((field) => choice(field) === "theirs"),
		undecided: fields.filter((field) => !["theirs", "mine"].includes(String(choice(field)))),
	};
}

/** Stores the form; where two people disagree, or the path is taken, says so instead. */
export async function saveForm(id: number, read: Read, by: Actor) {
	const { form, answers } = read;
	const { theirs, undecided } = readChoices(form);
	if (undecided.length > 0) {
		const words = "Please choose between the two answers to every field.";
		return {
			outcome: "refused",
			answer: refuseForm(read.submission, { formErrors: [words] }),
		} as const;
	}
	const revision = numberOf(form.get(hiddenFields.revision));
	try {
		return await savePuppy(id, { answers, revision, given: theirs }, by);
	} catch (error) {
		if (error instanceof PuppyDoubted) {
			return { outcome: "refused", answer: refuseDoubted(read, error) } as const;
		}
		const answer =
			error instanceof PathTaken
				? await refusePath(read, id)
				: unsaved(read.submission, failures.updatePuppy, error);
		return { outcome: "refused", answer } as const;
	}
}

export type Conflict = Extract<Awaited<ReturnType<typeof saveForm>>, { outcome: "conflict" }>;
