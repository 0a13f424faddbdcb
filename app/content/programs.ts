/**
 * The training programs as pages show them (specification, sections 2, 3 and 9): without those that are
 * hidden or deleted, and with their placeholders filled in.
 */
import { href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import { priceShown } from "~/business/price-shown.ts";
import { SNIPPET_LENGTH } from "~/business/timing.ts";
import type { Service, StoredProgram } from "./documents/program-fields.ts";
import type { programsPageDocument } from "./documents/programs-page.ts";

/** Everything that is written about programs: the page that lists them, each of them, and their cards. */
export interface ProgramsContent {
	page: ReturnType<typeof programsPageDocument.defaults>;
	programs: readonly StoredProgram[];
	services: readonly Service[];
}

/** A card that links to something else. */
export type InlineService = Pick<Service, "title" | "info" | "link">;

export interface ProgramLink {
	title: string;
	path: string;
}

/** Path of the page of all programs. */
export const OVERVIEW = href("/training-programs");

/** The path of a program's page. */
export const programAddress = ({ slug }: { slug: string }): string =>
	href("/training-programs/:key", { key: slug });

const isThere = ({ isHidden, deletedAt }: StoredProgram | Service) => !isHidden && !deletedAt;

/** The programs that visitors can see, in order. */
export const shownPrograms = ({ programs }: ProgramsContent): StoredProgram[] =>
	programs.filter(isThere);

/** The program with this key, if visitors can see it. */
export const programIn = (content: ProgramsContent, key: string) =>
	shownPrograms(content).find(({ id }) => id === key);

/** The program that visitors can see at an address or, if there is none, could see there before. */
export const programAtSlug = (content: ProgramsContent, slug: string) => {
	const shown = shownPrograms(content);
	return (
		shown.find((program) => program.slug === slug) ??
		shown.find(({ formerSlugs }) => formerSlugs.includes(slug))
	);
};

/** The beginning of a program's information, for a card that links to it. */
export const snippet = (info: string): string => `${info.slice(0, SNIPPET_LENGTH)}...`;

function programCard(program: StoredProgram): InlineService {
	const { title, body } = program;
	return { title: filled(title), info: snippet(filled(body.info)), link: programAddress(program) };
}

/** The current address behind a link; undefined if it leads to a program that visitors can't see. */
function followed(content: ProgramsContent, link: string): string | undefined {
	const [path = ""] = link.split(/[?#]/);
	const [before, slug] = path.split(`${OVERVIEW}/`);
	if (before !== "" || slug === undefined) return link;
	const program = programAtSlug(content, slug);
	return program && programAddress(program) + link.slice(path.length);
}

/** The cards of programs and services with these keys and ids, without those that visitors can't follow. */
export function cardsOf(content: ProgramsContent, names: readonly string[]): InlineService[] {
	return names.flatMap((name) => {
		const program = programIn(content, name);
		if (program) return programCard(program);
		const service = content.services.find(({ id }) => id === name);
		const link = service && followed(content, service.link);
		if (!(service && link && isThere(service))) return [];
		const { title, info } = service;
		return filled({ title, info, link });
	});
}

const offersIn = (related: StoredProgram["related"]) => related.map(({ offer }) => offer);

/** A program as its page shows it; undefined if visitors can't see one at this address. */
export function programOf(address: string, content: ProgramsContent) {
	const program = programAtSlug(content, address);
	if (!program) return undefined;
	const { id, slug, title, body, rates, related } = program;
	return filled({
		key: id,
		slug,
		title,
		body: { ...body, otherServices: cardsOf(content, offersIn(related)) },
		rates: rates.map(({ id: _, ...rate }) => ({ ...rate, price: priceShown(rate.price) })),
	});
}

export type Program = NonNullable<ReturnType<typeof programOf>>;

/** Links to the page of all programs and to each program. */
export const programLinks = (content: ProgramsContent): ProgramLink[] => [
	{ title: filled(content.page.overview.title), path: OVERVIEW },
	...shownPrograms(content).map((program) => ({
		title: filled(program.title),
		path: programAddress(program),
	})),
];

/** The data of the page of all programs, as visitors see it. */
export function overviewPage(content: ProgramsContent) {
	const { overview, beginning, search, related } = content.page;
	return {
		...filled({
			overview: {
				...overview,
				...search,
				beginning: { ...beginning, price: priceShown(beginning.price) },
			},
			programs: shownPrograms(content).map(({ id, slug, title, body: { lead, picture } }) => ({
				key: id,
				slug,
				title,
				lead,
				picture,
			})),
		}),
		services: cardsOf(content, offersIn(related)),
	};
}

/** The cards of the programs on the home page. */
export const homePrograms = (content: ProgramsContent): InlineService[] =>
	cardsOf(
		content,
		content.page.home.map(({ program }) => program),
	);
