/** Text with simple formatting, which the server has parsed into plain data. */
import { AnyLink, writtenTarget } from "../link.tsx";

/** Inline text: plain, bold (`b`), italic (`i`), a link (`a`) or a line break (`br`). */
export type FormattedText =
	| string
	| { b: FormattedText[] }
	| { i: FormattedText[] }
	| { a: string; text: FormattedText[] }
	| { br: true };

/** A paragraph, a heading, or a list whose items again consist of such parts. */
export type FormattedPart =
	| { p: FormattedText[] }
	| { h: FormattedText[] }
	| { items: FormattedPart[][]; isOrdered: boolean };

function InlineText({ text }: { text: readonly FormattedText[] }) {
	return text.map((word, index) => {
		// The order of the text never changes while it is shown.
		const key = index;
		if (typeof word === "string") return word;
		if ("br" in word) return <br key={key} />;
		if ("b" in word) {
			return (
				<strong key={key}>
					<InlineText text={word.b} />
				</strong>
			);
		}
		if ("i" in word) {
			return (
				<em key={key}>
					<InlineText text={word.i} />
				</em>
			);
		}
		return (
			<AnyLink key={key} {...writtenTarget(word.a)}>
				<InlineText text={word.text} />
			</AnyLink>
		);
	});
}

/** Renders paragraphs, headings and lists. Each runs in the direction of its own script. */
export function Formatted({ parts }: { parts: readonly FormattedPart[] }) {
	return parts.map((part, index) => {
		const key = index;
		if ("p" in part) {
			return (
				<p key={key} dir="auto">
					<InlineText text={part.p} />
				</p>
			);
		}
		if ("h" in part) {
			return (
				<h3 key={key} dir="auto">
					<InlineText text={part.h} />
				</h3>
			);
		}
		const List = part.isOrdered ? "ol" : "ul";
		return (
			<List key={key}>
				{part.items.map((item, place) => {
					const itemKey = place;
					return (
						<li key={itemKey} dir="auto">
							<Item parts={item} />
						</li>
					);
				})}
			</List>
		);
	});
}

/** Renders the first paragraph of a list item without a `<p>`, so that a simple item is a single line. */
function Item({ parts }: { parts: readonly FormattedPart[] }) {
	const [first, ...rest] = parts;
	if (first && "p" in first) {
		return (
			<>
				<InlineText text={first.p} />
				<Formatted parts={rest} />
			</>
		);
	}
	return <Formatted parts={parts} />;
}
