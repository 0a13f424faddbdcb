/**
 * Two people change one puppy at the same time: what each of them changed, and where they
 * disagree. Pure.
 */
import { type FieldName, fieldNames, fieldOf, type PuppyFields } from "../fields.ts";

function isSame(field: FieldName, one: PuppyFields, other: PuppyFields): boolean {
	const comparable = (value: PuppyFields[FieldName]) => {
		if (typeof value !== "string") return value;
		// Forms write line breaks their own way, and have none in a field of one line.
		return fieldOf(field).kind === "long text"
			? value.replaceAll("\r\n", "\n")
			: value.replace(/[\r\n]/g, "");
	};
	return comparable(one[field]) === comparable(other[field]);
}

function take<Name extends FieldName>(target: PuppyFields, source: PuppyFields, field: Name) {
	target[field] = source[field];
}

/**
 * Joins what two people made of `base`: what only one of them changed is as that one wants it.
 * @returns `fields` to store, holding my answer where both changed a field to something else;
 * those are named in `conflicts`, in the order of the form.
 */
export function merge({
	base,
	theirs,
	mine,
}: {
	base: PuppyFields;
	theirs: PuppyFields;
	mine: PuppyFields;
}): { fields: PuppyFields; conflicts: FieldName[] } {
	const fields = { ...mine };
	const conflicts: FieldName[] = [];
	for (const field of fieldNames) {
		const isMine = !isSame(field, base, mine);
		if (!isMine || isSame(field, theirs, mine)) take(fields, theirs, field);
		else if (!isSame(field, base, theirs)) conflicts.push(field);
	}
	return { fields, conflicts };
}

/** My answers with those given up that I let the other's stand for. */
export function withoutChosen(mine: PuppyFields, base: PuppyFields, yielded: readonly FieldName[]) {
	const fields = { ...mine };
	for (const field of yielded) take(fields, base, field);
	return fields;
}
