import * as letters from "../letters/letters.css.ts";
import { Panel } from "../page.tsx";

const signs = [
	["**bold**", "bold words"],
	["*italic*", "words in italics"],
	["[our reviews](/reviews)", "a link: its text in brackets, and where it leads in parentheses"],
	["# Heading", "a heading, on a line of its own"],
	["- first", "a list: each item on a line of its own"],
] as const;

/** Explains how to type formatting. */
export function FormattingHelp() {
	return (
		<Panel title="Formatting" id="formatting">
			<p>
				An empty line begins a new paragraph. Everything else, including HTML, is shown as you type
				it.
			</p>
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
