/** The buttons that insert a template into an answer: their intents, and the resulting text. Pure functions. */

const PREFIX = "letter:";

/** The intent of a template's button. */
export const letterIntent = (address: string) => `${PREFIX}${address}`;

/** The address of the template whose button has this intent; undefined for other buttons. */
export const letterAsked = (intent: unknown) =>
	typeof intent === "string" && intent.startsWith(PREFIX) ? intent.slice(PREFIX.length) : undefined;

/** The answer with a template inserted: it replaces an unedited template, or follows what was written. */
export function withLetter(written: string, letter: string, templates: readonly string[]): string {
	const text = written.replaceAll("\r\n", "\n").trim();
	const isUntouched = text === "" || templates.some((template) => template === text);
	return isUntouched ? letter : `${text}\n\n${letter}`;
}
