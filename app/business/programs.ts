/**
 * The training programs as pages show them (specification, sections 2, 3 and 9): without what is
 * hidden or deleted, and with what placeholders stand for now.
 */
import { href } from "react-router";
import type { DrawingName } from "./drawings.ts";
import { filled } from "./placeholders.ts";
import {
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

/** A program's own address. */
export const programAddress = (key: string): string => href("/training-programs/:key", { key });

const isThere = ({ isShown, deletedAt }: StoredProgram | Service) => isShown && !deletedAt;

/** The programs that visitors see, in order. */
export const shownPrograms = ({ programs }: ProgramsContent): StoredProgram[] =>
	programs.filter(isThere);

const programIn = (content: ProgramsContent, key: string) =>
	shownPrograms(content).find((program) => program.key === key);

/** The beginning of a program's information, for a card that leads to it. */
export const snippet = (info: string): string => `${info.slice(0, SNIPPET_LENGTH)}...`;

function programCard({ key, title, body }: StoredProgram): InlineService {
	return { title: filled(title), info: snippet(filled(body.info)), link: programAddress(key) };
}

/** Whether a link leads to a program that visitors don't see. */
function leadsNowhere(content: ProgramsContent, link: string): boolean {
	const [path = ""] = link.split(/[?#]/);
	const [, key] = path.split(`${OVERVIEW}/`);
	return path.startsWith(`${OVERVIEW}/`) && key !== undefined && !programIn(content, key);
}

/** The cards that names stand for; one of what visitors don't see, or leads to it, is left out. */
export function cardsOf(content: ProgramsContent, names: readonly string[]): InlineService[] {
	return names.flatMap((name) => {
		const program = programIn(content, name);
		if (program) return programCard(program);
		const service = content.services.find(({ id }) => id === name);
		if (!(service && isThere(service)) || leadsNowhere(content, service.link)) return [];
		const { title, info, link } = filled(service);
		return { title, info, link };
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

/** A program as its page shows it; undefined where visitors see none of that key. */
export function programOf(
	key: string,
	content: ProgramsContent = programDefaults,
): Program | undefined {
	const program = programIn(content, key);
	if (!program) return undefined;
	const { title, lead, info, imageCaption, moreInfo, related } = program.body;
	const image = drawingIn(program);
	const otherServices = servicesOf(content, related);
	return filled({
		key,
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
	...shownPrograms(content).map(({ key, title }) => ({
		title: filled(title),
		path: programAddress(key),
	})),
];

/** The page of all programs as it shows them. */
export interface OverviewPage {
	overview: Omit<Overview, "related">;
	programs: { key: string; title: string; lead: string; image?: DrawingName }[];
	services: InlineService[];
}

export function overviewPage(content: ProgramsContent = programDefaults): OverviewPage {
	const { related, ...overview } = content.overview;
	return {
		...filled({
			overview,
			programs: shownPrograms(content).map((program) => ({
				key: program.key,
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
		return program ? [{ title: filled(program.title), path: programAddress(key) }] : [];
	});
	return overview ? [overview, ...links] : links;
};

/** What the frame of every page says of programs; undefined where that is the sample. */
export function programsInFrame(content: ProgramsContent) {
	const inFrame = {
		footer: footerLinks(content),
		missing: programKeys.filter((key) => !programIn(content, key)),
	};
	const sample = { footer: footerLinks(programDefaults), missing: [] };
	return JSON.stringify(inFrame) === JSON.stringify(sample) ? undefined : inFrame;
}
