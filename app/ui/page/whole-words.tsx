import * as css from "./whole-words.css.ts";

/** Words with a hyphen in them; what stands between has an even place. */
const hyphenated = /(\S*\p{L}-\p{L}\S*)/u;

/** A title that is parted at no hyphen as long as the word fits on a line. */
export function WholeWords({ children }: { children: string }) {
	return children.split(hyphenated).map((part, place) =>
		place % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a title may say a word twice
			<span key={place} className={css.word}>
				{part}
			</span>
		) : (
			part
		),
	);
}
