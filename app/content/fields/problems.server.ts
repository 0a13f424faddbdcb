/** Reads formatted texts and phone numbers in the values of declared fields, which only the server can. */
import { yieldToEventLoop } from "~/platform/http/event-loop.server.ts";
import { isPhone } from "~/platform/phone-number.server.ts";
import { formattingProblem, pageFormattingProblem, pathsIn } from "../formatting.server.ts";
import type { Fields } from "./field.ts";
import { givenIn } from "./form.ts";

/** The formatted texts among the values, by the names of their controls. */
const textsIn = (fields: Fields, values: unknown) =>
	givenIn(fields, values).flatMap(({ name, field, value }) =>
		field.isFormatted && typeof value === "string" ? [{ name, text: value }] : [],
	);

/** The paths on this site that the links of formatted texts lead to. Texts that would take long are left out. */
export function formattedPaths(fields: Fields, values: unknown): string[] {
	const texts = textsIn(fields, values);
	return pageFormattingProblem(texts) ? [] : texts.flatMap(({ text }) => pathsIn(text));
}

/**
 * What is wrong with each formatted text, by the name of its control: a link that doesn't work, or more formatting
 * than a page can show in time. `isPage` tells whether the site has a page at a path.
 */
export async function formattedProblems(
	fields: Fields,
	values: unknown,
	isPage: (path: string) => boolean,
): Promise<Readonly<Record<string, string>>> {
	const texts = textsIn(fields, values);
	const [first] = texts;
	const tooMuch = pageFormattingProblem(texts);
	if (first && tooMuch) return { [first.name]: tooMuch };
	const found: Record<string, string> = {};
	for (const { name, text } of texts) {
		const problem = formattingProblem(text, isPage);
		if (problem) found[name] = problem;
	}
	// Reading formatted texts takes long, so other requests go on between two pages.
	if (first) await yieldToEventLoop();
	return found;
}

const NO_NUMBER =
	"We can’t tell which number to dial. Please write it with its area code, such as (828) 555-0142.";

/** The problem with each phone number that can't be dialed, by the name of its control. */
export const phoneProblems = (fields: Fields, values: unknown): Readonly<Record<string, string>> =>
	Object.fromEntries(
		givenIn(fields, values).flatMap(({ name, field, value }) =>
			field.control === "phone" && typeof value === "string" && value && !isPhone(value)
				? [[name, NO_NUMBER]]
				: [],
		),
	);
