/** The programs, their cards and the page that lists them, as the pages take them: together. */
import type { ProgramsContent } from "~/business/program.ts";
import { contentFor } from "./content-for.server.ts";
import {
	chosenIn,
	programIn,
	programsDocument,
	serviceIn,
	servicesDocument,
} from "./documents/programs.ts";
import { programsPageDocument } from "./documents/programs-page.ts";
import { documentState } from "./drafts.server.ts";
import { publishedContent } from "./published.server.ts";

type ValueOf<Document extends { defaults(): unknown }> = ReturnType<Document["defaults"]>;

interface Parts {
	programs: ValueOf<typeof programsDocument> | undefined;
	services: ValueOf<typeof servicesDocument> | undefined;
	page: ValueOf<typeof programsPageDocument> | undefined;
}

/** Undefined if all of it is the sample's. */
function together({ programs, services, page }: Parts): ProgramsContent | undefined {
	if (!(programs || services || page)) return undefined;
	const { overview, beginning, related, home, footer, search } =
		page ?? programsPageDocument.defaults();
	return {
		overview: { ...overview, ...search, beginning, related: chosenIn(related, "offer") },
		programs: (programs ?? programsDocument.defaults()).items.map(programIn),
		services: (services ?? servicesDocument.defaults()).items.map(serviceIn),
		home: chosenIn(home, "program"),
		footer: chosenIn(footer, "program"),
	};
}

/** For the requested page: the drafts, if it is a preview. Undefined if all of it is the sample's. */
export async function programsFor(args: {
	request: Request;
}): Promise<ProgramsContent | undefined> {
	const [programs, services, page] = await Promise.all([
		contentFor(args, programsDocument),
		contentFor(args, servicesDocument),
		contentFor(args, programsPageDocument),
	]);
	return together({ programs, services, page });
}

/** What visitors read; undefined if all of it is the sample's. */
export const publishedPrograms = (): ProgramsContent | undefined =>
	together({
		programs: publishedContent(programsDocument),
		services: publishedContent(servicesDocument),
		page: publishedContent(programsPageDocument),
	});

/** The drafts or, where there is none, what is published. */
export async function draftPrograms(): Promise<ProgramsContent> {
	const [programs, services, page] = await Promise.all([
		documentState(programsDocument),
		documentState(servicesDocument),
		documentState(programsPageDocument),
	]);
	const parts = { programs: programs.value, services: services.value, page: page.value };
	const content = together(parts);
	if (!content) throw new Error("There are no programs.");
	return content;
}
