/** A text that somebody wrote. Of a long one, only the beginning is shown until it is unfolded. */
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";

const LINES = 12;
/** Characters of that many lines of a phone. */
const CHARACTERS = LINES * 40;

const upToASpace = RegExp(`^[^]{1,${CHARACTERS}}(?=\\s)`, "u");

/** The beginning of a long text, and what follows it. Undefined if the text is short, or the rest not worth a press. */
export function folded(text: string): { beginning: string; rest: string } | undefined {
	const lines = text.split("\n", LINES).join("\n");
	const [beginning] = lines.length > CHARACTERS ? (upToASpace.exec(lines) ?? []) : [lines];
	if (beginning === undefined) return undefined;
	const rest = text.slice(beginning.length).trimStart();
	const isWorthIt = rest.length > CHARACTERS / 4 || rest.split("\n").length > LINES / 4;
	return isWorthIt ? { beginning, rest } : undefined;
}

interface LongTextProps {
	children: string;
	/** What it is, for people who hear the control that unfolds it, such as "the message from May 4". */
	what: string;
	/** Never folded. */
	isWhole?: boolean;
}

export function LongText({ children, what, isWhole }: LongTextProps) {
	const parts = isWhole ? undefined : folded(children);
	if (!parts) {
		return (
			<p dir="auto" className={shared.written}>
				{children}
			</p>
		);
	}
	return (
		<>
			<p dir="auto" className={shared.written}>
				{parts.beginning}
			</p>
			<details>
				<summary>
					Show all<span className={visuallyHidden}> of {what}</span>
				</summary>
				<p dir="auto" className={shared.written}>
					{parts.rest}
				</p>
			</details>
		</>
	);
}
