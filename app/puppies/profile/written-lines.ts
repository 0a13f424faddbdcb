/** Splits texts in which each line is an entry, such as health tests. Pure. */
import { paragraphsOf } from "../rules.ts";

export interface WrittenLine {
	/** The part before the colon, such as the name of a test or the day of a vaccination. */
	term?: string;
	text: string;
}

/** Maximum length of a term in characters. A longer text before a colon is part of a sentence. */
const TERM_MAX = 60;
/** Matches the bullets that people type before the entries of a list. */
const bullet = /^[-–—*•·]\s+/;

function lineOf(written: string): WrittenLine {
	const line = written.replace(bullet, "");
	const end = line.search(/:\s/);
	if (end < 1 || end > TERM_MAX) return { text: line };
	return { term: line.slice(0, end), text: line.slice(end + 1).trim() };
}

/** The non-empty lines of a text. */
export const linesOf = (text: string): WrittenLine[] => paragraphsOf(text).map(lineOf);

/** Whether a text is a list rather than paragraphs: more than one line, each with a term or a bullet. */
export function isList(text: string): boolean {
	const lines = paragraphsOf(text);
	return lines.length > 1 && lines.every((line) => bullet.test(line) || lineOf(line).term);
}
