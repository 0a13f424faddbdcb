import { href } from "react-router";
import type { ContentDocument } from "./document.ts";
import { type Fields, sampleOf, type ValuesOf } from "./fields/field.ts";
import { storedSchema } from "./fields/form.ts";

export interface DeclaredDocument<Inner extends Fields = Fields, Value = ValuesOf<Inner>>
	extends ContentDocument<Value> {
	readonly fields: Inner;
	/** One line under the title of its form. */
	readonly note?: string;
	/** What is wrong with values that are each valid by themselves, by the name of the control to correct. */
	check?(values: Value): Readonly<Record<string, string>>;
}

export type EditableDocument = DeclaredDocument<Fields, unknown>;

/**
 * What is written of a document: its schema follows, and so do its defaults, which are the fields' samples, and the
 * page where it is edited, which is the editor of texts and pictures, unless they are given.
 */
type Declaration<Inner extends Fields> = Omit<
	DeclaredDocument<Inner>,
	"schema" | "defaults" | "editPath"
> &
	Partial<Pick<DeclaredDocument<Inner>, "defaults" | "editPath">>;

/** A document whose stored schema, sample and form follow from its fields. */
export const declared = <const Inner extends Fields>(
	declaration: Declaration<Inner>,
): DeclaredDocument<Inner> => ({
	defaults: () => sampleOf(declaration.fields),
	editPath: href("/admin/content/:key", { key: declaration.key }),
	...declaration,
	schema: storedSchema(declaration.fields),
});
