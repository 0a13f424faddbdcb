/** The options of a form's references and pictures, as this site has them. */
import { filled } from "~/business/placeholders.ts";
import type { ContentDocument } from "~/content/document.ts";
import { programsDocument, servicesDocument } from "~/content/documents/programs.ts";
import { documentState, visibleValue } from "~/content/drafts.server.ts";
import { type SiteOptions, withSiteOptions } from "~/content/fields/choices.ts";
import { differencesBetween } from "~/content/fields/compare.ts";
import { type Fields, type Source, sampleOf } from "~/content/fields/field.ts";
import { givenIn, placesOf } from "~/content/fields/form.ts";
import { type ItemsDocument, nameOf } from "~/content/items.ts";
import { draftPrograms } from "~/content/programs.server.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { picturesIn } from "~/photos/page-content.server.ts";
import { readId } from "~/platform/ids.ts";
import { soldPuppyChoices } from "~/puppies/choices.server.ts";
import { sitePages } from "~/settings/site-pages.server.ts";

/** Every source of a form's options, also in rows that may be added. */
const sourcesIn = (fields: Fields) =>
	new Set(
		placesOf(fields, () => 1).flatMap(({ field }) => ("source" in field && field.source) || []),
	);

/** The items of kinds: those outside the trash, even if they are hidden, and those that are chosen. */
async function itemOptions(documents: readonly ItemsDocument[], chosen: readonly string[]) {
	const options = documents.map(async (document) => {
		const { items } = (await documentState(document)).value;
		const offered = items.filter(({ id, deletedAt }) => !deletedAt || chosen.includes(id));
		return offered.map((item) => ({
			value: item.id,
			label:
				filled(nameOf(document, item)) +
				(item.deletedAt ? " (deleted)" : item.isHidden ? " (hidden)" : ""),
		}));
	});
	return (await Promise.all(options)).flat();
}

const sources: Record<Source, (chosen: readonly string[]) => Promise<SiteOptions[Source]>> = {
	soldPuppies: ([chosen]) => soldPuppyChoices(readId(chosen ?? "")),
	programs: (chosen) => itemOptions([programsDocument], chosen),
	offers: (chosen) => itemOptions([programsDocument, servicesDocument], chosen),
	pages: async () => sitePages(await draftPrograms()).map((path) => ({ value: path, label: path })),
};

/** The pictures and the options that a form offers, with those that are chosen. */
export async function choicesFor(fields: Fields, values: unknown) {
	const pictures = [...picturesIn(fields, values), ...picturesIn(fields, sampleOf(fields))];
	const choices = await pictureChoices(pictures);
	const options: SiteOptions = {
		pictures: choices.map(({ value, title }) => ({ value, label: title })),
	};
	for (const source of sourcesIn(fields)) {
		const chosen = givenIn(fields, values).flatMap(({ field, value }) =>
			field.source === source ? String(value ?? "") : [],
		);
		options[source] = await sources[source](chosen);
	}
	return { choices, options };
}

/** A document's newest value, its state, and how its draft differs from what visitors read. */
export async function editorState<T>(document: ContentDocument<T> & { readonly fields: Fields }) {
	const [{ value, ...state }, visible] = await Promise.all([
		documentState(document),
		visibleValue(document),
	]);
	return { value, state, unpublished: await namedDifferences(document.fields, visible, value) };
}

/** How two values of a document differ, with the names of what was chosen. */
export async function namedDifferences(fields: Fields, from: unknown, to: unknown) {
	if (differencesBetween(fields, from, to).length === 0) return [];
	const [before, after] = await Promise.all([choicesFor(fields, from), choicesFor(fields, to)]);
	const pictures = [...(before.options.pictures ?? []), ...(after.options.pictures ?? [])];
	const named = withSiteOptions(fields, { ...before.options, ...after.options, pictures });
	return differencesBetween(named, from, to);
}
