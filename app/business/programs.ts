/**
 * The training programs as pages show them (specification, sections 2, 3 and 9): without what is
 * hidden or deleted, and with what placeholders stand for now.
 */
import { href } from "react-router";
import type { DrawingName } from "./drawings.ts";
import { filled } from "./placeholders.ts";
import {
	type AddressOfProgram,
	type InlineService,
	type Overview,
	type Program,
	type ProgramLink,
	type ProgramsContent,
	programKeys,
	type Service,
	type StoredProgram,
} from "./program.ts";
import { programDefaults } from "./program-defaults.ts";
import { SNIPPET_LENGTH } from "./timing.ts";

export { programKeys };

/** The page of all programs. */
export const OVERVIEW = href("/training-programs");

/** What its address ends in. */
export const slugOf = ({ key, slug }: AddressOfProgram) => slug ?? key;

/** A program's own address. */
export const programAddress = (program: AddressOfProgram): string =>
	href("/training-programs/:key", { key: slugOf(program) });

const isThere = ({ isShown, deletedAt }: StoredProgram | Service) => isShown && !deletedAt;

/** The programs that visitors see, in order. */
export const shownPrograms = ({ programs }: ProgramsContent): StoredProgram[] =>
	programs.filter(isThere);

const programIn = (content: ProgramsContent, key: string) =>
	shownPrograms(content).find((program) => program.key === key);

/**
 * The program that visitors see at an address or, where there is none, saw there before. Those that
 * every site begins with were seen at their first address, whether or not that was stored.
 */
export const programAtSlug = (content: ProgramsContent, slug: string) => {
	const shown = shownPrograms(content);
	return (
		shown.find((program) => slugOf(program) === slug) ??
		shown.find(({ formerSlugs }) => formerSlugs?.includes(slug)) ??
		shown.find(({ key }) => key === slug && programKeys.some((first) => first === key))
	);
};

/** Every address that no other program can have: the one it began with, also where visitors never saw it. */
export const slugsOf = (program: StoredProgram): string[] => [
	program.key,
	slugOf(program),
	...(program.formerSlugs ?? []),
];

/** The beginning of a program's information, for a card that leads to it. */
export const snippet = (info: string): string => `${info.slice(0, SNIPPET_LENGTH)}...`;

function programCard(program: StoredProgram): InlineService {
	const { title, body } = program;
	return { title: filled(title), info: snippet(filled(body.info)), link: programAddress(program) };
}

/** Where a link leads now; undefined where that is a program that visitors don't see. */
function followed(content: ProgramsContent, link: string): string | undefined {
	const [path = ""] = link.split(/[?#]/);
	const [before, slug] = path.split(`${OVERVIEW}/`);
	if (before !== "" || slug === undefined) return link;
	// A text may have been linked to a program before visitors saw it, at the address that it began with.
	const program = programAtSlug(content, slug) ?? programIn(content, slug);
	return program && programAddress(program) + link.slice(path.length);
}

/** The cards that names stand for; one of what visitors don't see, or leads to it, is left out. */
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

/** The card that an entry of the sample means: a program's, or its own (section 2). */
export function serviceCard(entry: string | InlineService): InlineService {
	if (typeof entry !== "string") return entry;
	const [card] = cardsOf(programDefaults, [entry]);
	if (!card) throw new Error(`The sample has no program ${entry}.`);
	return card;
}

/** A program of the sample is named by its key, whose card every page of programs can make. */
function servicesOf(content: ProgramsContent, names: readonly string[]) {
	if (content !== programDefaults) return cardsOf(content, names);
	return names.flatMap((name): (string | InlineService)[] =>
		programIn(content, name) ? [name] : cardsOf(content, [name]),
	);
}

/** The drawing that a program has. */
const drawingIn = ({ body: { picture } }: StoredProgram): DrawingName | undefined =>
	picture && "drawing" in picture ? picture.drawing : undefined;

/** A program as its page shows it; undefined where visitors see none at that address. */
export function programOf(
	address: string,
	content: ProgramsContent = programDefaults,
): Program | undefined {
	const program = programAtSlug(content, address);
	if (!program) return undefined;
	const { key, slug } = program;
	const { title, lead, info, imageCaption, moreInfo, related } = program.body;
	const image = drawingIn(program);
	const otherServices = servicesOf(content, related);
	return filled({
		key,
		...(slug && { slug }),
		title: program.title,
		body: {
			title,
			lead,
			info,
			...(image && { image }),
			imageCaption,
			moreInfo,
			otherServices,
		},
		rates: program.rates,
	});
}

/** Every program of a fresh site by its key. */
export const samplePrograms = (): Program[] => programKeys.flatMap((key) => programOf(key) ?? []);

/** The way between the programs: the page of all, and each. */
export const programLinks = (content: ProgramsContent = programDefaults): ProgramLink[] => [
	{ title: filled(content.overview.title), path: OVERVIEW },
	...shownPrograms(content).map((program) => ({
		title: filled(program.title),
		path: programAddress(program),
	})),
];

/** The page of all programs as it shows them. */
export interface OverviewPage {
	overview: Omit<Overview, "related">;
	programs: (AddressOfProgram & { title: string; lead: string; image?: DrawingName })[];
	services: InlineService[];
}

export function overviewPage(content: ProgramsContent = programDefaults): OverviewPage {
	const { related, ...overview } = content.overview;
	return {
		...filled({
			overview,
			programs: shownPrograms(content).map((program) => ({
				key: program.key,
				...(program.slug && { slug: program.slug }),
				title: program.title,
				lead: program.body.lead,
				image: drawingIn(program),
			})),
		}),
		services: cardsOf(content, related),
	};
}

/** The programs that the home page names. */
export const homePrograms = (content: ProgramsContent = programDefaults): InlineService[] =>
	cardsOf(content, content.home);

/** The programs that the bottom of every page names, and the page of all. */
const footerLinks = (content: ProgramsContent): ProgramLink[] => {
	const [overview] = programLinks(content);
	const links = content.footer.flatMap((key) => {
		const program = programIn(content, key);
		return program ? [{ title: filled(program.title), path: programAddress(program) }] : [];
	});
	return overview ? [overview, ...links] : links;
};

/** What the frame of every page says of programs; undefined where that is the sample. */
export function programsInFrame(content: ProgramsContent) {
	const moved = programKeys.flatMap((key) => {
		const slug = programIn(content, key)?.slug;
		return slug ? [[key, slug] as const] : [];
	});
	const inFrame = {
		footer: footerLinks(content),
		missing: programKeys.filter((key) => !programIn(content, key)),
		...(moved.length > 0 && { moved: Object.fromEntries(moved) }),
	};
	const sample = { footer: footerLinks(programDefaults), missing: [] };
	return JSON.stringify(inFrame) === JSON.stringify(sample) ? undefined : inFrame;
}
