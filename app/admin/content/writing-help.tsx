/** Explains what the trainer can type besides plain text. */
import { placeholders } from "~/business/placeholders.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { entered } from "../page.css.ts";
import { Panel } from "../page.tsx";

interface SignsProps {
	signs: readonly (readonly [typed: string, means: string])[];
	id?: string;
}

/** What can be typed, each with what it means. */
export function Signs({ signs, id }: SignsProps) {
	return (
		<dl id={id} className={entered}>
			{signs.map(([typed, means]) => (
				<div key={typed}>
					<dt>
						<code>{typed}</code>
					</dt>
					<dd>{means}</dd>
				</div>
			))}
		</dl>
	);
}

/** How to type formatting. */
export const FormattingHelp = () => (
	<Panel title="Formatting" id="formatting">
		<p>
			An empty line begins a new paragraph. Everything else, including HTML, is shown as you type
			it.
		</p>
		<Signs
			signs={[
				["**bold**", "bold words"],
				["*italic*", "words in italics"],
				[
					"[our reviews](/reviews)",
					"a link: its text in brackets, and where it leads in parentheses",
				],
				["# Heading", "a heading, on a line of its own"],
				["- first", "a list: each item on a line of its own"],
			]}
		/>
	</Panel>
);

/** The placeholders that a text can use in braces, each with its current value. */
export const PlaceholderList = () => (
	<Panel title="Words that update themselves" id="placeholders">
		<p className={muted}>
			Write one of these in braces, and the text updates itself when your name, your city or a price
			on the price list changes.
		</p>
		<Signs
			signs={placeholders.map(({ name, means, now }) => [
				`{${name}}`,
				`${means}: ${now() ?? "nothing at the moment"}`,
			])}
		/>
	</Panel>
);
