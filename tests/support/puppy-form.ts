/** A puppy's form as a page shows it, to be sent later. */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import type { PuppyValues } from "~/puppies/admin/form-schema.ts";
import { fieldsSchema } from "~/puppies/admin/form-schema.ts";
import { puppyToEdit } from "~/puppies/admin/queries.server.ts";
import { asValues } from "~/puppies/field-text.ts";
import { fieldNames, type PuppyFields } from "~/puppies/fields.ts";

/** The fields of a puppy that exists. */
export async function fieldsOf(id: number): Promise<PuppyFields> {
	const puppy = await puppyToEdit(id);
	if (!puppy) throw new Error("There is no such puppy");
	return puppy.fields;
}

type Save<Result> = (
	id: number,
	edit: (stored: PuppyFields) => PuppyValues,
	actor: Actor,
) => Promise<Result>;

/** The form as it is rendered now; the function sends it to `save` with some of its fields changed. */
export async function openForm<Result>(save: Save<Result>, id: number, actor: Actor) {
	const base = asValues(await fieldsOf(id));
	return (changes: Partial<typeof base>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ ...base, ...changes })) form.set(name, value);
		form.set(BASE, JSON.stringify(base));
		const labels = Object.fromEntries(fieldNames.map((name) => [name, name]));
		const merge = mergeForm({ form }, { schema: fieldsSchema, labels });
		return save(id, (stored) => merge(asValues(stored)), actor);
	};
}
