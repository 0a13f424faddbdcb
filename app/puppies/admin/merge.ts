/**
 * Merges the changes of two people who edit the same puppy at the same time, and finds their conflicts.
 * Pure.
 */
import { type FieldName, fieldNames, fieldOf, type PuppyFields } from "../fields.ts";

function isSame(field: FieldName, one: PuppyFields, other: PuppyFields): boolean {
	const comparable = (value: PuppyFields[FieldName]) => {
		if (typeof value !== "string") return value;
		// Browsers submit line breaks as CRLF, and drop them from single-line controls.
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
 * Merges two edited versions of `base`. A field that only one of the two changed gets that one's value.
 * @returns the merged `fields`, and in `conflicts`, in the order of the table of fields, those that both
 * changed to different values; for these, `fields` holds the value of `mine`.
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

/** My version with the `yielded` fields set back to `base`, so that the other editor's values win. */
export function withoutChosen(mine: PuppyFields, base: PuppyFields, yielded: readonly FieldName[]) {
	const fields = { ...mine };
	for (const field of yielded) take(fields, base, field);
	return fields;
}
