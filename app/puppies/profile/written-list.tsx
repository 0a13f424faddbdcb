import * as css from "./background-sections.css.ts";
import { linesOf } from "./written-lines.ts";

/** The entries of a text; what stands before a colon has a column of its own. */
export function WrittenList({ text }: { text: string }) {
	return (
		<ul className={css.entries}>
			{linesOf(text).map(({ term, text: said }) => (
				<li key={`${term} ${said}`} className={css.entry}>
					{term ? (
						<span dir="auto" className={css.term}>
							{term}
							<span className={css.colon}>: </span>
						</span>
					) : null}
					<span dir="auto" className={term ? undefined : css.whole}>
						{said}
					</span>
				</li>
			))}
		</ul>
	);
}
