import { placeholders } from "~/business/placeholders.ts";
import { muted } from "~/ui/theme/text.css.ts";
import * as letters from "../letters/letters.css.ts";
import { Panel } from "../page.tsx";

/** The placeholders that a text can use in braces, each with its current value. */
export function PlaceholderList() {
	return (
		<Panel title="Words that update themselves" id="placeholders">
			<p className={muted}>
				Write one of these in braces, and the text updates itself when your name, your city or a
				price on the price list changes.
			</p>
			<dl className={letters.placeholders}>
				{placeholders.map(({ name, means, now }) => (
					<div key={name}>
						<dt>
							<code>{`{${name}}`}</code>
						</dt>
						<dd>
							{means}: {now()}
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
