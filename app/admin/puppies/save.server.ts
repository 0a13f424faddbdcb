/** Reads and saves a puppy's form, and refuses it if necessary. */
import { data } from "react-router";
import * as failures from "~/business/failures.ts";
import { moneyInWords } from "~/business/money.ts";
import { MoneyOwed } from "~/families/reservations/owed.server.ts";
import { savePuppy } from "~/families/reservations/puppy-changes.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import {
	askedAnswers,
	fieldMessage,
	formSchemaOf,
	newAnswers,
	type PuppyAnswers,
	puppyFormSchema,
} from "~/puppies/admin/form-schema.ts";
import { freePathLike } from "~/puppies/admin/queries.server.ts";
import { type FieldName, fieldNames } from "~/puppies/fields.ts";
import { PathTaken } from "~/puppies/paths.server.ts";
import { PuppyDoubted } from "~/puppies/price/plausibility.ts";
import { saveFailed } from "../failures.server.ts";
import { askedFields, choiceName, expectedForm, hiddenFields } from "./form-answers.ts";

/** Reads the form of an existing puppy; returns a response with the errors if it is invalid. */
export async function readPuppyForm(request: Request) {
	const schema = (form: FormData) => formSchemaOf(askedFields(form));
	const parsed = await parseForm(request, { ...expectedForm, schema });
	if (parsed.response) return parsed;
	return { ...parsed, answers: askedAnswers(parsed.value, askedFields(parsed.form)) };
}

/** Does the same for a new puppy, for which all required fields have to be sent. */
export async function readNewPuppyForm(request: Request) {
	const parsed = await parseForm(request, { ...expectedForm, schema: puppyFormSchema });
	if (parsed.response) return parsed;
	return { ...parsed, answers: newAnswers(parsed.value, askedFields(parsed.form)) };
}

type Read = ParsedForm<unknown> & { answers: PuppyAnswers };

/** Refuses a form whose path is taken, and suggests one that is free. */
export async function refusePath({ reply, answers }: Read, ownId?: number) {
	const free = await freePathLike(answers.profilePath || answers.name || "", ownId);
	const message = fieldMessage(
		"profilePath",
		`another puppy has this path, or had it and can still be found by it. ${free} is free.`,
	);
	return reply({ fieldErrors: { profilePath: [message] } });
}

/** Refuses a form with values that can't be right in combination with somebody else's change. */
function refuseDoubted({ reply }: Read, { doubts }: PuppyDoubted) {
	const fieldErrors = Object.fromEntries(
		doubts.map(({ field, message }) => [field, [fieldMessage(field, message)]]),
	);
	return reply({ fieldErrors });
}

/** Asks whether the puppy went home although money is still owed. */
function askOwed({ result }: Read, { cents }: MoneyOwed) {
	const message = `${moneyInWords(cents)} is still to be paid. Save once more if it went home all the same.`;
	const fieldErrors = { wentHomeOn: [fieldMessage("wentHomeOn", message)] };
	return data({ result: result({ fieldErrors }), owed: cents }, 409);
}

const numberOf = (value: unknown) =>
	typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : 0;

/** The fields with conflicts for which the other editor's value was chosen, and those without a choice. */
function readChoices(form: FormData) {
	const deciding = String(form.get(hiddenFields.deciding) ?? "").split(",");
	const fields = fieldNames.filter((field) => deciding.includes(field));
	const choice = (field: FieldName) => form.get(choiceName(field));
	return {
		theirs: fields.filter((field) => choice(field) === "theirs"),
		undecided: fields.filter((field) => !["theirs", "mine"].includes(String(choice(field)))),
	};
}

/** Stores the form, unless two editors' changes conflict, the path is taken or saving fails. */
export async function saveForm(id: number, read: Read, actor: Actor) {
	const { form, answers } = read;
	const { theirs, undecided } = readChoices(form);
	if (undecided.length > 0) {
		const formErrors = ["Please choose one of the two versions of every field."];
		return { outcome: "refused", response: read.reply({ formErrors }) } as const;
	}
	const revision = numberOf(form.get(hiddenFields.revision));
	try {
		const confirmed = numberOf(form.get(hiddenFields.owed));
		return await savePuppy(id, { answers, revision, yielded: theirs }, actor, confirmed);
	} catch (error) {
		if (error instanceof MoneyOwed) {
			return { outcome: "refused", response: askOwed(read, error) } as const;
		}
		if (error instanceof PuppyDoubted) {
			return { outcome: "refused", response: refuseDoubted(read, error) } as const;
		}
		const response =
			error instanceof PathTaken
				? await refusePath(read, id)
				: saveFailed(read, failures.updatePuppy, error);
		return { outcome: "refused", response } as const;
	}
}

export type Conflict = Extract<Awaited<ReturnType<typeof saveForm>>, { outcome: "conflict" }>;
