/** Which button of the form puts a template's words into the answer. Pure. */

const PREFIX = "letter:";

/** What the button of a template sends. */
export const letterIntent = (address: string) => `${PREFIX}${address}`;

/** Of which template's button that is; undefined for another one's. */
export const letterAsked = (intent: unknown) =>
	typeof intent === "string" && intent.startsWith(PREFIX) ? intent.slice(PREFIX.length) : undefined;

/** The answer with a template's words: in place of another template's, or under what was written. */
export function withLetter(written: string, letter: string, templates: readonly string[]): string {
	const text = written.replaceAll("\r\n", "\n").trim();
	const isUntouched = text === "" || templates.some((template) => template === text);
	return isUntouched ? letter : `${text}\n\n${letter}`;
}
