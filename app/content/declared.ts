/** Documents whose content is declared as fields. */
import { href } from "react-router";
import type { ContentDocument } from "./document.ts";
import type { Fields, ValuesOf } from "./fields/field.ts";
import { sampleOf, storedSchema } from "./fields/form.ts";

export interface DeclaredDocument<Inner extends Fields = Fields>
	extends ContentDocument<ValuesOf<Inner>> {
	readonly fields: Inner;
	/** One line under the title of its form. */
	readonly note?: string;
	/** What is wrong with values that are each valid by themselves, by the name of the control to correct. */
	check?(values: ValuesOf<Inner>): Readonly<Record<string, string>>;
}

/** A declared document, whatever its fields are. */
export interface EditableDocument extends ContentDocument<unknown> {
	readonly fields: Fields;
	readonly note?: string;
	check?(values: unknown): Readonly<Record<string, string>>;
}

interface Declaration<Inner extends Fields>
	extends Omit<ContentDocument<ValuesOf<Inner>>, "schema" | "defaults" | "editPath"> {
	note?: string;
	/** By default, the editor of texts and pictures. */
	editPath?: string;
	/** The values of a fresh site, if they are not the fields' samples. */
	defaults?(): ValuesOf<Inner>;
	fields: Inner;
	check?(values: ValuesOf<Inner>): Readonly<Record<string, string>>;
}

/** A document whose stored schema, sample and form follow from its fields. */
export const declared = <const Inner extends Fields>(
	declaration: Declaration<Inner>,
): DeclaredDocument<Inner> => ({
	defaults: () => sampleOf(declaration.fields),
	editPath: href("/admin/content/:key", { key: declaration.key }),
	...declaration,
	schema: storedSchema(declaration.fields),
});
