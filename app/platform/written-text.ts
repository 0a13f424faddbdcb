/** What people write into a form, without what can't be shown and with line breaks of one kind. */

const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
/** Control characters that have no place in text, and those that reverse its direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** At least one character that leaves a mark on paper. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text without what can't be shown, its line breaks written as \n. */
export function several(text: string): string {
	const lines = text.toWellFormed().replace(lineBreaks, "\n").replace(unwanted, "").trim();
	return visible.test(lines) ? lines : "";
}

/** The same on one line: what came with line breaks or tabs gets spaces. */
export function oneLine(text: string): string {
	return several(text)
		.replace(/[\n\t]+/g, " ")
		.trim();
}
