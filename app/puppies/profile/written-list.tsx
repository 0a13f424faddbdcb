import * as css from "./background-sections.css.ts";
import { linesOf } from "./written-lines.ts";

interface WrittenListProps {
	text: string;
	/** What stands behind the colons: results, or sentences. */
	entries: keyof typeof css.entryOf;
}

/** The entries of a text; what stands before a colon has a column of its own. */
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
