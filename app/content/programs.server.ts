/** The programs, their cards and the page that lists them, as the pages take them: together. */
import type { ProgramsContent } from "~/business/program.ts";
import { contentFor } from "./content-for.server.ts";
import type { ContentDocument } from "./document.ts";
import { chosenIn, programsDocument, servicesDocument } from "./documents/programs.ts";
import { programsPageDocument } from "./documents/programs-page.ts";
import { documentState } from "./drafts.server.ts";
import { publishedContent } from "./published.server.ts";

type ValueOf<Document extends { defaults(): unknown }> = ReturnType<Document["defaults"]>;

interface Parts {
	programs: ValueOf<typeof programsDocument> | undefined;
	services: ValueOf<typeof servicesDocument> | undefined;
	page: ValueOf<typeof programsPageDocument> | undefined;
}

/** All of it, with the sample's in place of what is undefined. */
function together({
	programs = programsDocument.defaults(),
	services = servicesDocument.defaults(),
	page = programsPageDocument.defaults(),
}: Parts): ProgramsContent {
	const { overview, beginning, related, home, footer, search } = page;
	return {
		overview: { ...overview, ...search, beginning, related: chosenIn(related, "offer") },
		programs: programs.items,
		services: services.items,
		home: chosenIn(home, "program"),
		footer: chosenIn(footer, "program"),
	};
}

/** All of it, each document as `read` reads it. */
async function readTogether(
	read: <T>(document: ContentDocument<T>) => Promise<T | undefined>,
): Promise<ProgramsContent> {
	const [programs, services, page] = await Promise.all([
		read(programsDocument),
		read(servicesDocument),
		read(programsPageDocument),
	]);
	return together({ programs, services, page });
}

/** For the requested page: the drafts, if it is a preview. */
export const programsFor = (args: { request: Request }) =>
	readTogether((document) => contentFor(args, document));

/** What visitors read. */
export const publishedPrograms = (): ProgramsContent =>
	together({
		programs: publishedContent(programsDocument),
		services: publishedContent(servicesDocument),
		page: publishedContent(programsPageDocument),
	});

/** The drafts or, where there is none, what is published. */
export const draftPrograms = (): Promise<ProgramsContent> =>
	readTogether(async (document) => (await documentState(document)).value);
