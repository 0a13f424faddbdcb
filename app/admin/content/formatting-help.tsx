import * as letters from "../letters/letters.css.ts";
import { Panel } from "../page.tsx";

const signs = [
	["**bold**", "bold words"],
	["*italic*", "words in italics"],
	["[our reviews](/reviews)", "a link: its words, and in round brackets where it leads"],
	["# Heading", "a heading, on a line of its own"],
	["- first", "a list: each item on a line of its own"],
] as const;

/** How formatting is typed. */
export function FormattingHelp() {
	return (
		<Panel title="Formatting" id="formatting">
			<p>An empty line begins a new paragraph. Everything else, also HTML, stays as it is typed.</p>
			<dl className={letters.placeholders}>
				{signs.map(([sign, means]) => (
					<div key={sign}>
						<dt>
							<code>{sign}</code>
						</dt>
						<dd>{means}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
