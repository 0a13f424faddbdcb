/** The content of a page, as it is shown: with facts in place of placeholders, and pictures with their addresses. */
import { filled } from "~/business/placeholders.ts";
import { contentFor } from "~/content/content-for.server.ts";
import type { DeclaredDocument } from "~/content/declared.ts";
import type { Fields, PageValues } from "~/content/fields/field.ts";
import {
	fieldsOfRow,
	isGroup,
	isList,
	rowsIn,
	type Values,
	valuesIn,
} from "~/content/fields/form.ts";
import { type ContentPicture, storedPicture } from "~/content/picture.ts";
import { optional } from "~/platform/http/loading.server.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { contentPictures } from "./content-pictures.server.ts";

/** What visitors read of a document or, in a preview, its draft. */
export async function pageContent<Inner extends Fields>(
	args: { request: Request },
	document: DeclaredDocument<Inner>,
): Promise<PageValues<Inner>> {
	const values = (await contentFor(args, document)) ?? document.defaults();
	return shown(document.fields, filled(values));
}

/** Calls `visit` for the value of each picture field, and puts what it returns in its place. */
function eachPicture(fields: Fields, values: unknown, visit: (value: unknown) => unknown): Values {
	return Object.fromEntries(
		Object.entries(valuesIn(values)).map(([name, value]) => {
			const part = fields[name];
			if (!part) return [name, value];
			if (isGroup(part)) return [name, eachPicture(part.fields, value, visit)];
			if (isList(part)) {
				return [name, rowsIn(value).map((row) => eachPicture(fieldsOfRow(part, row), row, visit))];
			}
			return [name, part.control === "picture" ? visit(value) : value];
		}),
	);
}

/** The chosen picture of each picture field, in the order of the fields. */
export function picturesIn(fields: Fields, values: unknown): (ContentPicture | undefined)[] {
	const chosen: (ContentPicture | undefined)[] = [];
	eachPicture(fields, values, (value) => chosen.push(storedPicture.parse(value)));
	return chosen;
}

async function shown<Inner extends Fields>(
	fields: Inner,
	values: unknown,
): Promise<PageValues<Inner>>;
async function shown(fields: Fields, values: unknown): Promise<Values> {
	const chosen = picturesIn(fields, values);
	if (chosen.length === 0) return eachPicture(fields, values, () => undefined);
	// Photos that can't be read don't take the page along.
	const sources = await optional(contentPictures(chosen));
	const next: (PictureSource | undefined)[] = [...(sources ?? [])];
	return eachPicture(fields, values, () => next.shift());
}
