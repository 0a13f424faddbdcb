/** Changes of what is written of programs and of the cards beside them. Pure. */
import type { ProgramsContent, Service, StoredProgram } from "~/business/program.ts";
import { slugOf, slugsOf } from "~/business/programs.ts";
import { formerAddresses } from "../address.ts";
import { afterButton, type OfferButton, undeleted, withoutOldTrash } from "./offer-list.ts";

/** Programs, and cards, at most. */
export const PROGRAMS_MAX = 30;
export const SERVICES_MAX = 40;

/** What can be named as a related service, or lies in the trash: programs by their key, cards by their id. */
export const programAt = ({ programs }: ProgramsContent, key: string) =>
	programs.find((program) => program.key === key);
export const serviceAt = ({ services }: ProgramsContent, id: string) =>
	services.find((service) => service.id === id);
/** Titles of pages on which a program or a card stands as a related service. */
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

/** What the button of a program makes of the content; undefined where it is not there any more. */
export function changeProgramByButton(
	content: ProgramsContent,
	button: OfferButton,
	{ id, now }: { id: string; now: Date },
): ProgramsContent | undefined {
	const current = withoutOldTrash(content.programs, now);
	const programs = afterButton(current, button, ({ key }) => key === id, now);
	return programs && { ...content, programs };
}

/** The same for a card. */
export function changeServiceByButton(
	content: ProgramsContent,
	button: OfferButton,
	{ id, now }: { id: string; now: Date },
): ProgramsContent | undefined {
	const current = withoutOldTrash(content.services, now);
	const services = afterButton(current, button, (service) => service.id === id, now);
	return services && { ...content, services };
}

/** The content with a program as it is written now. */
export const withProgram = (content: ProgramsContent, after: StoredProgram): ProgramsContent => ({
	...content,
	programs: content.programs.map((program) => (program.key === after.key ? after : program)),
});

/** The name of the program, perhaps one in the trash, that has or had an address; undefined where it is free. */
export const programHaving = ({ programs }: ProgramsContent, slug: string, butNot?: string) =>
	programs.find((program) => program.key !== butNot && slugsOf(program).includes(slug))?.title;

/** A program at another address, or at the one that it began with. */
export function movedTo(program: StoredProgram, slug: string): StoredProgram {
	const { slug: _, ...rest } = program;
	return slug === program.key ? rest : { ...rest, slug };
}

const addressesOf = (program: StoredProgram) => ({
	now: slugOf(program),
	former: program.formerSlugs ?? [],
});

/** Programs as they are said; the addresses at which visitors know them lead to them. */
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

/** The message where there is no room for one more program, or card. */
export const PROGRAMS_FULL = `There are ${PROGRAMS_MAX} programs already. Please delete one first.`;
export const SERVICES_FULL = `There are ${SERVICES_MAX} cards already. Please delete one first.`;

/** The same, where that is so. */
export const programsFull = ({ programs }: ProgramsContent): string | undefined =>
	isFull(programs, PROGRAMS_MAX) ? PROGRAMS_FULL : undefined;
export const servicesFull = ({ services }: ProgramsContent): string | undefined =>
	isFull(services, SERVICES_MAX) ? SERVICES_FULL : undefined;

export type AddProblem = "full" | "taken";

/**
 * Adds a program at the end. The form that was sent before is known by `addedBy` and adds nothing
 * again; a program in the trash keeps its address.
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

/** Adds a card at the end, once. */
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
