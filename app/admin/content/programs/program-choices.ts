/** What can be named as a related service, or on the home page. */

import type { DrawingName } from "~/business/drawings.ts";
import { filled } from "~/business/placeholders.ts";
import type { ProgramsContent } from "~/business/program.ts";
import { programDefaults } from "~/business/program-defaults.ts";
import { undeleted } from "~/content/offers/offer-list.ts";

export interface ProgramChoice {
	value: string;
	label: string;
}

const labeled = (value: string, title: string, isShown: boolean): ProgramChoice => ({
	value,
	label: isShown ? filled(title) : `${filled(title)} (hidden)`,
});

/** Every program but the one that names it. */
export const programChoices = (content: ProgramsContent, own?: string): ProgramChoice[] =>
	undeleted(content.programs)
		.filter(({ key }) => key !== own)
		.map(({ key, title, isShown }) => labeled(key, title, isShown));

/** The same, and the cards that lead to something else. */
export const relatedChoices = (content: ProgramsContent, own?: string): ProgramChoice[] => [
	...programChoices(content, own),
	...undeleted(content.services).map(({ id, title, isShown }) => labeled(id, title, isShown)),
];

/** How a form tells of its controls, by some of which programs and cards are chosen. */
export const choiceWords =
	(labels: Readonly<Record<string, string>>, chosenNames: readonly string[]) =>
	(content: ProgramsContent) => ({
		labels,
		inWords: (name: string, text: string): string | undefined =>
			chosenNames.includes(name)
				? relatedChoices(content).find(({ value }) => value === text)?.label
				: undefined,
	});

/** The drawings of a fresh site's programs, which any program may have. */
export const programDrawings: readonly DrawingName[] = programDefaults.programs.flatMap(
	({ body: { picture } }) => (picture && "drawing" in picture ? [picture.drawing] : []),
);
