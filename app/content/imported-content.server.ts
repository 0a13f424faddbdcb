/**
 * Reads a document that comes from another site as its forms would: a file may hold what no form would
 * accept, such as `//evil.example` as a page's address.
 */
import type { EditableDocument } from "./declared.ts";
import { formSchema, rowsIn, toForm, valuesIn } from "./fields/form.ts";
import { formattedProblems, phoneProblems } from "./fields/problems.server.ts";

/**
 * A document's content as its forms would store it, and what they would refuse, each problem with the names of its
 * place, from the outside in.
 */
export async function importedContent(
	{ schema, fields, check }: EditableDocument,
	content: unknown,
) {
	const stored = schema.safeParse(content);
	const { data, error } = stored.success
		? formSchema(fields).safeParse(toForm(fields, stored.data))
		: stored;
	if (!data) {
		const problems = error.issues.map(({ path, message }) => ({
			place: path.map(String),
			message,
		}));
		return { value: content, problems };
	}
	const found: Record<string, string> = { ...check?.(data), ...phoneProblems(fields, data) };
	if (Object.keys(found).length === 0) Object.assign(found, await problemsOfTexts(fields, data));
	const problems = Object.entries(found).map(([name, message]) => ({ place: [name], message }));
	return { value: data, problems };
}

/** What is wrong with the formatted texts, item by item where there are any: one page shows one item. */
async function problemsOfTexts(fields: EditableDocument["fields"], data: unknown) {
	const { items } = fields;
	// The pages that links lead to may be in the same file, so a missing one is no problem here.
	if (items?.control !== "list") return formattedProblems(fields, data, () => true);
	for (const [index, item] of rowsIn(valuesIn(data).items).entries()) {
		const [first] = Object.entries(await formattedProblems(items.fields, item, () => true));
		if (first) return { [`items[${index}].${first[0]}`]: first[1] };
	}
	return {};
}
