/** The programs, their cards and the page that lists them, as the pages take them: together. */
import { contentFor } from "./content-for.server.ts";
import type { ContentDocument } from "./document.ts";
import { chosenIn } from "./documents/program-fields.ts";
import { programsDocument, servicesDocument } from "./documents/programs.ts";
import { programsPageDocument } from "./documents/programs-page.ts";
import { documentState } from "./drafts.server.ts";
import type { ProgramsContent } from "./program-defaults.ts";
import { publishedContent } from "./published.server.ts";

type ValueOf<Document extends { defaults(): unknown }> = ReturnType<Document["defaults"]>;

const together = (
	{ items: programs }: ValueOf<typeof programsDocument>,
	{ items: services }: ValueOf<typeof servicesDocument>,
	page: ValueOf<typeof programsPageDocument>,
): ProgramsContent => {
	const { overview, beginning, related, home, footer, search } = page;
	return {
		overview: { ...overview, ...search, beginning, related: chosenIn(related, "offer") },
		programs,
		services,
		home: chosenIn(home, "program"),
		footer: chosenIn(footer, "program"),
	};
};

/** All of it, each document as `read` reads it. */
const readTogether = (read: <T>(document: ContentDocument<T>) => T) =>
	together(read(programsDocument), read(servicesDocument), read(programsPageDocument));

/** For the requested page: the drafts, if it is a preview. */
export const programsFor = () => readTogether(contentFor);

/** What visitors read. */
export const publishedPrograms = () => readTogether(publishedContent);

/** The drafts or, where there is none, what is published. */
export const draftPrograms = async () => {
	const [programs, services, page] = await Promise.all([
		documentState(programsDocument),
		documentState(servicesDocument),
		documentState(programsPageDocument),
	]);
	return together(programs.value, services.value, page.value);
};
