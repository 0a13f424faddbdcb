import { placeholders } from "~/business/placeholders.ts";
import { muted } from "~/ui/theme/text.css.ts";
import * as letters from "../letters/letters.css.ts";
import { Panel } from "../page.tsx";

/** What may stand in braces in a text, and how that is read now. */
export function PlaceholderList() {
	return (
		<Panel title="Words that follow" id="placeholders">
			<p className={muted}>
				Write these in braces and the text follows when your name, your city or a price of the price
				list changes.
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
