/** The programs and cards that a page can list: as related services, on the home page or in the footer. */

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

/** Every program except the one whose form offers the choices. */
export const programChoices = (content: ProgramsContent, own?: string): ProgramChoice[] =>
	undeleted(content.programs)
		.filter(({ key }) => key !== own)
		.map(({ key, title, isShown }) => labeled(key, title, isShown));

/** The same programs, followed by the cards that link to something else. */
export const relatedChoices = (content: ProgramsContent, own?: string): ProgramChoice[] => [
	...programChoices(content, own),
	...undeleted(content.services).map(({ id, title, isShown }) => labeled(id, title, isShown)),
];

/**
 * The words with which a conflict is shown: a chosen program or card appears under its name instead of its
 * key.
 */
export const choiceWords =
	(labels: Readonly<Record<string, string>>, chosenNames: readonly string[]) =>
	(content: ProgramsContent) => ({
		labels,
		inWords: (name: string, text: string): string | undefined =>
			chosenNames.includes(name)
				? relatedChoices(content).find(({ value }) => value === text)?.label
				: undefined,
	});

/** The drawings of a new site's programs; any program can use them. */
export const programDrawings: readonly DrawingName[] = programDefaults.programs.flatMap(
	({ body: { picture } }) => (picture && "drawing" in picture ? [picture.drawing] : []),
);
