import * as css from "./whole-words.css.ts";

/** Matches words with a hyphen. Split by it, the text between such words is at the even indexes. */
const hyphenated = /(\S*\p{L}-\p{L}\S*)/u;

/** Keeps the words of a title from breaking at a hyphen as long as they fit on a line. */
export function WholeWords({ children }: { children: string }) {
	return children.split(hyphenated).map((part, place) =>
		place % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a title may contain a word twice
			<span key={place} className={css.word}>
				{part}
			</span>
		) : (
			part
		),
	);
}
