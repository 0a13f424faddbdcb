/** Changes to the programs and to the cards beside them. Pure functions. */
import type { ProgramsContent, Service, StoredProgram } from "~/business/program.ts";
import { slugOf, slugsOf } from "~/business/programs.ts";
import { formerAddresses } from "../address.ts";
import { afterButton, type OfferButton, undeleted, withoutOldTrash } from "./offer-list.ts";

/** The most programs, and the most cards. */
export const PROGRAMS_MAX = 30;
export const SERVICES_MAX = 40;

/** Finds a program by its key, or a card by its id, including those in the trash. */
export const programAt = ({ programs }: ProgramsContent, key: string) =>
	programs.find((program) => program.key === key);
export const serviceAt = ({ services }: ProgramsContent, id: string) =>
	services.find((service) => service.id === id);
/** The titles of the pages that show a program or a card as a related service. */
export function namedBy(content: ProgramsContent, name: string): string[] {
	const { overview, home, footer } = content;
	return [
		...(overview.related.includes(name) ? [overview.title] : []),
		...undeleted(content.programs)
			.filter(({ key, body }) => key !== name && body.related.includes(name))
			.map(({ title }) => title),
		...(home.includes(name) ? ["the home page"] : []),
		...(footer.includes(name) ? ["the bottom of every page"] : []),
	];
}

/** The content after a program's button was pressed; undefined if the program is no longer there. */
export function changeProgramByButton(
	content: ProgramsContent,
	button: OfferButton,
	{ id, now }: { id: string; now: Date },
): ProgramsContent | undefined {
	const current = withoutOldTrash(content.programs, now);
	const programs = afterButton(current, button, ({ key }) => key === id, now);
	return programs && { ...content, programs };
}

/** Does the same for a card. */
export function changeServiceByButton(
	content: ProgramsContent,
	button: OfferButton,
	{ id, now }: { id: string; now: Date },
): ProgramsContent | undefined {
	const current = withoutOldTrash(content.services, now);
	const services = afterButton(current, button, (service) => service.id === id, now);
	return services && { ...content, services };
}

/** The content with a program replaced by its new version. */
export const withProgram = (content: ProgramsContent, after: StoredProgram): ProgramsContent => ({
	...content,
	programs: content.programs.map((program) => (program.key === after.key ? after : program)),
});

/** The title of the program, perhaps one in the trash, that has or once had an address; undefined if none. */
export const programHaving = ({ programs }: ProgramsContent, slug: string, butNot?: string) =>
	programs.find((program) => program.key !== butNot && slugsOf(program).includes(slug))?.title;

/** A program moved to another address, or back to its original one. */
export function movedTo(program: StoredProgram, slug: string): StoredProgram {
	const { slug: _, ...rest } = program;
	return slug === program.key ? rest : { ...rest, slug };
}

const addressesOf = (program: StoredProgram) => ({
	now: slugOf(program),
	former: program.formerSlugs ?? [],
});

/** Adds to each program the addresses at which visitors know it, so that they keep leading to it. */
export const withProgramAddresses = (
	content: ProgramsContent,
	published: ProgramsContent,
): ProgramsContent => ({
	...content,
	programs: content.programs.map((program) => {
		const { formerSlugs: _, ...rest } = program;
		const visible = published.programs.find(({ key }) => key === program.key);
		const former = formerAddresses(addressesOf(program), visible && addressesOf(visible));
		return former.length > 0 ? { ...rest, formerSlugs: former } : rest;
	}),
});

export const withService = (content: ProgramsContent, after: Service): ProgramsContent => ({
	...content,
	services: content.services.map((service) => (service.id === after.id ? after : service)),
});

const isFull = (items: readonly { isShown: boolean; deletedAt?: string }[], most: number) =>
	undeleted(items).length >= most;

/** The messages when there is no room for another program, or another card. */
export const PROGRAMS_FULL = `There are ${PROGRAMS_MAX} programs already. Please delete one first.`;
export const SERVICES_FULL = `There are ${SERVICES_MAX} cards already. Please delete one first.`;

/** The message if there is no room for another program, or another card. */
export const programsFull = ({ programs }: ProgramsContent): string | undefined =>
	isFull(programs, PROGRAMS_MAX) ? PROGRAMS_FULL : undefined;
export const servicesFull = ({ services }: ProgramsContent): string | undefined =>
	isFull(services, SERVICES_MAX) ? SERVICES_FULL : undefined;

export type AddProblem = "full" | "taken";

/**
 * Adds a program at the end. `addedBy` identifies the form, so that a form that is sent twice adds the
 * program once. The address of a program in the trash stays taken.
 */
export function addProgram(
	content: ProgramsContent,
	program: StoredProgram,
): ProgramsContent | AddProblem {
	const { programs } = content;
	if (program.addedBy && programs.some(({ addedBy }) => addedBy === program.addedBy)) {
		return content;
	}
	if (programHaving(content, program.key)) return "taken";
	if (programsFull(content)) return "full";
	return { ...content, programs: [...programs, program] };
}

/** Adds a card at the end, once per form. */
export function addService(
	content: ProgramsContent,
	service: Service,
): ProgramsContent | AddProblem {
	const { services } = content;
	if (service.addedBy && services.some(({ addedBy }) => addedBy === service.addedBy)) {
		return content;
	}
	if (servicesFull(content)) return "full";
	return { ...content, services: [...services, service] };
}
