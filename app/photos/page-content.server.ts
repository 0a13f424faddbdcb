/** The content of a page, as it is shown: with facts in place of placeholders, and pictures with their addresses. */

import type { PictureSource } from "~/business/picture-source.ts";
import { filled } from "~/business/placeholders.ts";
import { contentFor } from "~/content/content-for.server.ts";
import type { DeclaredDocument } from "~/content/declared.ts";
import type { Field, Fields, PageValues } from "~/content/fields/field.ts";
import {
	fieldsOfRow,
	isGroup,
	isList,
	rowsIn,
	type Values,
	valuesIn,
} from "~/content/fields/form.ts";
import { formatted } from "~/content/formatting.server.ts";
import { type ContentPicture, storedPicture } from "~/content/picture.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { contentPictures } from "./content-pictures.server.ts";

/** What visitors read of a document or, in a preview, its draft. */
export const pageContent = <Inner extends Fields>(
	document: DeclaredDocument<Inner>,
): Promise<PageValues<Inner>> => shown(document.fields, filled(contentFor(document)));

/** Calls `visit` for the value of each field, and puts what it returns in its place. */
function eachField(
	fields: Fields,
	values: unknown,
	visit: (value: unknown, field: Field) => unknown,
): Values {
	return Object.fromEntries(
		Object.entries(valuesIn(values)).map(([name, value]) => {
			const part = fields[name];
			if (!part) return [name, value];
			if (isGroup(part)) return [name, eachField(part.fields, value, visit)];
			if (isList(part)) {
				return [name, rowsIn(value).map((row) => eachField(fieldsOfRow(part, row), row, visit))];
			}
			return [name, visit(value, part)];
		}),
	);
}

/** The chosen picture of each picture field, in the order of the fields. */
export function picturesIn(fields: Fields, values: unknown): (ContentPicture | undefined)[] {
	const chosen: (ContentPicture | undefined)[] = [];
	eachField(fields, values, (value, { control }) => {
		if (control === "picture") chosen.push(storedPicture.parse(value));
	});
	return chosen;
}

/** The values of fields as a page shows them. */
export async function shown<Inner extends Fields>(
	fields: Inner,
	values: unknown,
): Promise<PageValues<Inner>>;
export async function shown(fields: Fields, values: unknown): Promise<Values> {
	// Photos that can't be read don't take the page along.
	const sources = await optional(contentPictures(picturesIn(fields, values)));
	const next: (PictureSource | undefined)[] = [...(sources ?? [])];
	return eachField(fields, values, (value, { control, isFormatted }) => {
		if (control === "picture") return next.shift();
		return isFormatted && typeof value === "string" ? formatted(value) : value;
	});
}
