/** Text with simple formatting, which the server has parsed into plain data. */
import { AnyLink, writtenTarget } from "../link.tsx";

type Tag = "p" | "h3" | "ul" | "ol" | "li" | "strong" | "em" | "br";

/** Plain text, or an element of HTML or a link with what is in it. */
export type FormattedPart =
	| string
	| { tag: Tag; parts?: readonly FormattedPart[] }
	| { link: string; parts: readonly FormattedPart[] };

/** These run in the direction of their own script. */
const blocks: readonly Tag[] = ["p", "h3", "li"];

export function Formatted({ parts }: { parts: readonly FormattedPart[] }) {
	return parts.map((part, index) => {
		if (typeof part === "string") return part;
		// The order of the text never changes while it is shown.
		const key = index;
		const inner = part.parts && <Formatted parts={part.parts} />;
		if ("link" in part) {
			return (
				<AnyLink key={key} {...writtenTarget(part.link)}>
					{inner}
				</AnyLink>
			);
		}
		const { tag: Element } = part;
		return (
			<Element key={key} dir={blocks.includes(Element) ? "auto" : undefined}>
				{inner}
			</Element>
		);
	});
}
