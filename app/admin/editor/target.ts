/** What one form edits: a whole document, or one section of it. */
import type { EditableDocument } from "~/content/declared.ts";
import type { Fields } from "~/content/fields/field.ts";

export interface Target {
	fields: Fields;
	/** The values that the form edits, taken from the document's. */
	read(values: unknown): unknown;
	/** The document's values with those of the form in their place. */
	write(values: unknown, part: unknown): unknown;
}

const record = (values: unknown): Readonly<Record<string, unknown>> =>
	typeof values === "object" && values !== null ? { ...values } : {};

/** The section with this name, or the whole document if there is none. */
export function targetIn({ fields }: EditableDocument, section?: string | null): Target {
	const part = section ? fields[section] : undefined;
	if (!section || !part) return { fields, read: (values) => values, write: (_, part) => part };
	return {
		fields: { [section]: part },
		read: (values) => ({ [section]: record(values)[section] }),
		write: (values, part) => ({ ...record(values), ...record(part) }),
	};
}
