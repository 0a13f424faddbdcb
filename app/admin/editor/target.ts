/** What one form edits: a whole document, one section of it, or one item of a list. */
import type { EditableDocument } from "~/content/declared.ts";
import type { Fields } from "~/content/fields/field.ts";

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
	/** What is wrong with the document's values after the form, by the names of its controls. */
	problems(values: unknown, before: unknown): Readonly<Record<string, string>>;
}

const record = (values: unknown): Readonly<Record<string, unknown>> =>
	typeof values === "object" && values !== null ? { ...values } : {};

/** The section with this name, or the whole document if there is none. */
export function targetIn(document: EditableDocument, section?: string | null): Target {
	const { fields } = document;
	const part = section ? fields[section] : undefined;
	const problems = (values: unknown) => document.check?.(values) ?? {};
	if (!section || !part) {
		return { fields, problems, read: (values) => values, write: (_, part) => part };
	}
	return {
		problems,
		fields: { [section]: part },
		read: (values) => ({ [section]: record(values)[section] }),
		write: (values, part) => ({ ...record(values), ...record(part) }),
	};
}
