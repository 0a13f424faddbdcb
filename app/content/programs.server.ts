/** The programs, their cards and the page that lists them, as the pages take them: together. */
import { contentFor } from "./content-for.server.ts";
import type { ContentDocument } from "./document.ts";
import { programsDocument, servicesDocument } from "./documents/programs.ts";
import { programsPageDocument } from "./documents/programs-page.ts";
import { documentState } from "./drafts.server.ts";
import type { ProgramsContent } from "./programs.ts";
import { publishedContent } from "./published.server.ts";

/** All of it, each document as `read` reads it. */
const readTogether = (read: <T>(document: ContentDocument<T>) => T): ProgramsContent => ({
	page: read(programsPageDocument),
	programs: read(programsDocument).items,
	services: read(servicesDocument).items,
});

/** For the requested page: the drafts, if it is a preview. */
export const programsFor = () => readTogether(contentFor);

/** What visitors read. */
export const publishedPrograms = () => readTogether(publishedContent);

/** The drafts or, where there is none, what is published. */
export async function draftPrograms(): Promise<ProgramsContent> {
	const [page, programs, services] = await Promise.all([
		documentState(programsPageDocument),
		documentState(programsDocument),
		documentState(servicesDocument),
	]);
	return { page: page.value, programs: programs.value.items, services: services.value.items };
}
