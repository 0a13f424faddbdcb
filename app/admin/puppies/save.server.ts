import { data } from "react-router";
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { moneyInWords } from "~/business/money.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { fieldMessage, fieldsSchema, puppyFormSchema } from "~/puppies/admin/form-schema.ts";
import { freePathLike } from "~/puppies/admin/queries.server.ts";
import { asValues, labelOf, valueText } from "~/puppies/field-text.ts";
import { fieldNames, fieldOf, type PuppyFields } from "~/puppies/fields.ts";
import { PathTaken } from "~/puppies/paths.server.ts";
import { ImplausiblePuppy } from "~/puppies/price/plausibility.ts";
import { storedPrice } from "~/puppies/price/price-text.ts";
import { confirmedOwed, MoneyOwed } from "~/sales/owed.server.ts";
import { savePuppy } from "~/sales/puppy-changes.server.ts";
import { saveFailed } from "../failures.server.ts";
import { expectedForm, OWED } from "./form-values.ts";

/** The labels of the form's controls. */
export const labels = Object.fromEntries(fieldNames.map((name) => [name, labelOf(name)]));

/** The form of a puppy, with the button that sent it, and what was confirmed to be still owed. */
const schema = puppyFormSchema.safeExtend({
	intent: z.enum(["save", "publish"]).default("save"),
	[OWED]: confirmedOwed,
});

/** Reads the form of a puppy; returns a response with the errors if it is invalid. */
export const readPuppyForm = (request: Request) => parseForm(request, { ...expectedForm, schema });

type Read = ParsedForm<z.output<typeof schema>>;

/** Refuses a form whose path is taken, and suggests one that is free. */
export async function refusePath({ reply, value }: Read, ownId?: number) {
	const free = await freePathLike(value.profilePath || value.name, ownId);
	const message = fieldMessage(
		"profilePath",
		`another puppy has this path, or had it and can still be found by it. ${free} is free.`,
	);
	return reply({ fieldErrors: { profilePath: [message] } });
}

/** Refuses a form with values that can't be right in combination with somebody else's change. */
function refuseImplausible({ reply }: Read, { issues }: ImplausiblePuppy) {
	const fieldErrors = Object.fromEntries(
		issues.map(({ field, message }) => [field, [fieldMessage(field, message)]]),
	);
	return reply({ fieldErrors });
}

/** Asks whether the puppy went home although money is still owed. */
function askOwed({ result }: Read, { cents }: MoneyOwed) {
	const message = `${moneyInWords(cents)} is still to be paid. Save once more if it went home all the same.`;
	const fieldErrors = { wentHomeOn: [fieldMessage("wentHomeOn", message)] };
	return data({ result: result({ fieldErrors }), owed: cents }, 409);
}

function kindOf(name: string) {
	const field = fieldNames.find((each) => each === name);
	return field && fieldOf(field).kind;
}

/** Values that only differ in how a browser sends line breaks, or in how a price is written, are the same. */
function normalized(name: string, value: string): string {
	if (name === "price") return storedPrice(value);
	return kindOf(name) === "long text" ? value : value.replace(/[\r\n]/g, "");
}

/** Stores the form, unless two editors' changes conflict, the path is taken or saving fails. */
export async function saveForm(id: number, read: Read, actor: Actor) {
	const merge = mergeForm(read, {
		schema: fieldsSchema,
		labels,
		inWords: (name, value) => valueText(name, kindOf(name) === "boolean" ? value !== "" : value),
		normalized,
	});
	const edit = (stored: PuppyFields) => merge(asValues(stored));
	try {
		const saved = await savePuppy(id, edit, actor, read.value.owed);
		return { saved };
	} catch (error) {
		if (error instanceof MoneyOwed) return { response: askOwed(read, error) };
		if (error instanceof ImplausiblePuppy) return { response: refuseImplausible(read, error) };
		if (error instanceof PathTaken) return { response: await refusePath(read, id) };
		return { response: saveFailed(read, failures.updatePuppy, error) };
	}
}
