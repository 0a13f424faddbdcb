/** The content of a page, as it is shown: with facts in place of placeholders, and pictures with their addresses. */

import type { PictureSource } from "~/business/picture-source.ts";
import { filled } from "~/business/placeholders.ts";
import { contentFor } from "~/content/content-for.server.ts";
import type { DeclaredDocument } from "~/content/declared.ts";
import type { Fields, PageValues } from "~/content/fields/field.ts";
import {
	fieldsOfRow,
	givenIn,
	isGroup,
	isList,
	rowsIn,
	type Values,
	valuesIn,
} from "~/content/fields/form.ts";
import { formatted } from "~/content/formatting.server.ts";
import { pictureText, storedPicture } from "~/content/picture.ts";
import { pagePictures } from "./content-pictures.server.ts";

/** What visitors read of a document or, in a preview, its draft. */
export const pageContent = <Inner extends Fields>(
	document: DeclaredDocument<Inner>,
): Promise<PageValues<Inner>> => shown(document.fields, filled(contentFor(document)));

/** The chosen picture of each picture field. */
export const picturesIn = (fields: Fields, values: unknown) =>
	givenIn(fields, values).flatMap(({ field, value }) =>
		field.control === "picture" ? [storedPicture.parse(value)] : [],
	);

/** The values of fields as a page shows them. */
export async function shown<Inner extends Fields>(
	fields: Inner,
	values: unknown,
): Promise<PageValues<Inner>>;
export async function shown(fields: Fields, values: unknown): Promise<Values> {
	const chosen = picturesIn(fields, values);
	const found = await pagePictures(chosen);
	const sources = new Map(chosen.map((picture, index) => [pictureText(picture), found[index]]));
	return withSources(fields, values, sources);
}

/** The values with formatted texts in parts, and pictures with their addresses. */
const withSources = (
	fields: Fields,
	values: unknown,
	sources: ReadonlyMap<string, PictureSource | undefined>,
): Values =>
	Object.fromEntries(
		Object.entries(valuesIn(values)).map(([name, value]) => {
			const part = fields[name];
			if (!part) return [name, value];
			if (isGroup(part)) return [name, withSources(part.fields, value, sources)];
			if (isList(part)) {
				const rows = rowsIn(value);
				return [name, rows.map((row) => withSources(fieldsOfRow(part, row), row, sources))];
			}
			if (part.control === "picture") {
				return [name, sources.get(pictureText(storedPicture.parse(value)))];
			}
			return [name, part.isFormatted && typeof value === "string" ? formatted(value) : value];
		}),
	);
