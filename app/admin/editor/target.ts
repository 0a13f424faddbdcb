/** What one form edits: a whole document, some of its fields, or one item of a list. */
import type { EditableDocument } from "~/content/declared.ts";
import type { Fields } from "~/content/fields/field.ts";
import { isGroup, valuesIn } from "~/content/fields/form.ts";

export interface Target {
	fields: Fields;
	/** Whether the form adds something. */
	isNew?: boolean;
	/** The values that the form edits, taken from the document's; undefined if they are no longer there. */
	read(values: unknown): unknown;
	/** When the part was moved to the trash; empty if it wasn't. */
	deletedAt?(values: unknown): string;
	/** The document's values with those of the form in their place. */
	write(values: unknown, part: unknown, form: FormData): unknown;
	/** Why visitors don't see what the form changed, even once it is published, in a sentence; undefined if they do. */
	unseen?(values: unknown, before: unknown): string | undefined;
	/** What is wrong with the document's values after the form, by the names of its controls. */
	problems(values: unknown, before: unknown): Readonly<Record<string, string>>;
}

/** The whole document, or what is at these paths of it: a section such as `hours`, or a field such as `names.brand`. */
export function targetIn(document: EditableDocument, paths?: readonly string[]): Target {
	const fields = paths ? fieldsAt(document.fields, paths) : document.fields;
	return {
		fields,
		problems: (values) => document.check?.(values) ?? {},
		read: (values) => replaced(fields, {}, values),
		write: (values, part) => replaced(fields, values, part),
	};
}

function fieldsAt(fields: Fields, paths: readonly string[]): Fields {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, part]) => {
			if (paths.includes(name)) return [[name, part]];
			const start = `${name}.`;
			const below = paths.flatMap((path) =>
				path.startsWith(start) ? path.slice(start.length) : [],
			);
			if (!isGroup(part) || below.length === 0) return [];
			return [[name, { ...part, fields: fieldsAt(part.fields, below) }]];
		}),
	);
}

/** Values with those of `part` in place of these fields' own. */
function replaced(fields: Fields, values: unknown, part: unknown): unknown {
	const [all, own] = [valuesIn(values), valuesIn(part)];
	const after = Object.entries(fields).map(([name, field]) => [
		name,
		isGroup(field) ? replaced(field.fields, all[name], own[name]) : own[name],
	]);
	return { ...all, ...Object.fromEntries(after) };
}
