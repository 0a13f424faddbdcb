/** Checks that every form says in words what is missing. The library's own message means nothing to people. */
import { expect, test } from "vitest";
import { z } from "zod";
import { declaredDocuments } from "~/content/documents/index.ts";
import { formSchema } from "~/content/fields/form.ts";

const modules = import.meta.glob<Record<string, unknown>>(
	["../../app/**/*schema{,.server}.ts", "../../app/admin/families/family-forms.ts"],
	{ eager: true },
);

/** Schemas of what programs and scripts send: nobody reads their errors in a form. */
const notForms = ["newPuppyBody", "newVideoSchema", "movedPhotoSchema"];
/** Hidden fields, whose errors are shown for the whole form. */
const hidden: readonly unknown[] = ["intent", "key"];

const schemas = Object.values(modules).flatMap((module) =>
	Object.entries(module)
		.filter(([name]) => !notForms.includes(name))
		.map(([name, value]): [string, unknown] =>
			typeof value === "function" && name.endsWith("Schema") ? [name, value("")] : [name, value],
		),
);

test("no form shows the library's message for a value that is missing", () => {
	const documents = declaredDocuments.map(({ key, fields }): [string, unknown] => [
		key,
		formSchema(fields),
	]);
	const forms = [...schemas, ...documents].flatMap(([name, schema]) =>
		schema instanceof z.ZodObject ? [{ name, schema }] : [],
	);
	expect(forms.length).toBeGreaterThan(40);
	const unworded = forms.flatMap(({ name, schema }) =>
		(schema.safeParse({}).error?.issues ?? [])
			.filter(({ path, message }) => !hidden.includes(path[0]) && /^(Invalid|Too)/.test(message))
			.map(({ path, message }) => `${name}.${path.join(".")}: ${message}`),
	);
	expect(unworded).toEqual([]);
});
