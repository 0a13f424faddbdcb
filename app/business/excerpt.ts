import { cutAtWord } from "./head.ts";

/**
 * As many whole sentences of a text as fit into `max` characters. If they fill less than half of that, the
 * text is cut after a word instead, because the period may be that of "Mrs.".
 */
export function cutAtSentence(text: string, max: number): string {
	const line = text.replace(/\s+/g, " ").trim();
	if (line.length <= max) return line;
	const sentences = line.slice(0, max + 1).match(/^.*[.!?][”"’')]?(?= )/)?.[0];
	return sentences && sentences.length >= max / 2 ? sentences : cutAtWord(line, max);
}
