/** Texts of which each line is an entry, such as health tests. Pure. */
import { paragraphsOf } from "../rules.ts";

export interface WrittenLine {
	/** What stands before the line's colon: the name of a test, the day of a vaccination. */
	term?: string;
	text: string;
}

/** Characters of the longest beginning of a line that is a term, and no sentence with a colon. */
const TERM_MAX = 60;
/** What people write before each entry of a list. */
const bullet = /^[-–—*•·]\s+/;

function lineOf(written: string): WrittenLine {
	const line = written.replace(bullet, "");
	const end = line.search(/:\s/);
	if (end < 1 || end > TERM_MAX) return { text: line };
	return { term: line.slice(0, end), text: line.slice(end + 1).trim() };
}

/** The lines of a text that say something. */
export const linesOf = (text: string): WrittenLine[] => paragraphsOf(text).map(lineOf);

/** Whether a text is a list rather than paragraphs: several lines, each with a term or a bullet. */
export function isList(text: string): boolean {
	const lines = paragraphsOf(text);
	return lines.length > 1 && lines.every((line) => bullet.test(line) || lineOf(line).term);
}
