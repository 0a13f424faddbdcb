import * as css from "./background-sections.css.ts";
import { linesOf } from "./written-lines.ts";

interface WrittenListProps {
	text: string;
	/** The kind of text after the colons: short results or long sentences. */
	entries: keyof typeof css.entryOf;
}

/** The lines of a text as a list. The part before a colon gets a column of its own. */
export function WrittenList({ text, entries }: WrittenListProps) {
	return (
		<ul className={css.entries}>
			{linesOf(text).map(({ term, text: line }) => (
				<li key={`${term} ${line}`} className={css.entryOf[entries]}>
					{term ? (
						<span dir="auto" className={css.term}>
							{term}
							<span className={css.colon}>: </span>
						</span>
					) : null}
					<span dir="auto" className={term ? css.text : css.whole}>
						{line}
					</span>
				</li>
			))}
		</ul>
	);
}
