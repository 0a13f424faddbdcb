/** The options of a form's references and pictures, as this site has them. */
import type { DrawingName } from "~/business/drawings.ts";
import type { SiteOptions } from "~/content/fields/choices.ts";
import type { Fields, Source } from "~/content/fields/field.ts";
import { isGroup, isList } from "~/content/fields/form.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { picturesIn } from "~/photos/page-content.server.ts";
import { readId } from "~/platform/ids.ts";
import { soldPuppyChoices } from "~/puppies/sold-puppies.server.ts";

/** Where the references of a form lead, each with what is chosen there. */
function referencesIn(fields: Fields, values: unknown): { source: Source; chosen: string }[] {
	const all = new Map(Object.entries({ ...(typeof values === "object" && values) }));
	return Object.entries(fields).flatMap(([name, part]) => {
		const value: unknown = all.get(name);
		if (isGroup(part)) return referencesIn(part.fields, value);
		if (isList(part)) {
			const rows = Array.isArray(value) ? value : [];
			return [{}, ...rows].flatMap((row) => referencesIn(part.fields, row));
		}
		return part.source ? [{ source: part.source, chosen: String(value ?? "") }] : [];
	});
}

const sources: Record<Source, (chosen: readonly string[]) => Promise<SiteOptions[Source]>> = {
	soldPuppies: ([chosen]) => soldPuppyChoices(readId(chosen ?? "")),
	offers: async () => [],
	programs: async () => [],
};

/** The pictures and the options that a form offers, with those that are chosen. */
export async function choicesFor(
	fields: Fields,
	values: unknown,
	drawings: readonly DrawingName[] = [],
) {
	const references = referencesIn(fields, values);
	const choices = await pictureChoices(picturesIn(fields, values), drawings);
	const options: SiteOptions = {
		pictures: choices.map(({ value, title }) => ({ value, label: title })),
	};
	for (const source of new Set(references.map((one) => one.source))) {
		const chosen = references.flatMap((one) => (one.source === source ? one.chosen : []));
		options[source] = await sources[source](chosen);
	}
	return { choices, options };
}
