/** The answer with a template inserted: it replaces an unedited template, or follows what was written. */
export function withLetter(written: string, letter: string, templates: readonly string[]): string {
	const text = written.replaceAll("\r\n", "\n").trim();
	const isUntouched = text === "" || templates.some((template) => template === text);
	return isUntouched ? letter : `${text}\n\n${letter}`;
}
