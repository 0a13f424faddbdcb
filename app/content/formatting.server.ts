/**
 * Parses text with simple formatting (Markdown): bold, italic, links, headings and lists. Everything else,
 * HTML above all, is kept as plain text. The result is plain data, so that the library stays on the server.
 */
import { fromMarkdown } from "mdast-util-from-markdown";
import type { FormattedPart } from "~/ui/page/formatted.tsx";
import { isLinkTarget, linkProblem, pathOfLink } from "./links.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root["children"][number];

/** The most characters in one formatted text. */
export const FORMATTED_MAX = 6_000;

/** Markdown constructs that are shown as typed, because nobody who writes a text by hand means them. */
const disabled = [
	"blockQuote",
	"codeFenced",
	"codeIndented",
	"codeText",
	"definition",
	"htmlFlow",
	"htmlText",
	"labelStartImage",
	"setextUnderline",
	"thematicBreak",
];

/** Five or more nested lists that begin on one line. */
const nestedLists = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){5}/m;

/** Lists that are nested more deeply than anybody needs. */
const deepLists = /^(?: {12,}|\t{4,})[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m;

/** The markers with which a line begins one or more lists. */
const markers = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+/;
/** How many lines each further list that begins on one line costs. */
const NESTED_COST = 5;
/** How many characters cost as much as a line. */
const LINE_LENGTH = 150;
/**
 * The most that one text, and all texts of a page, may cost. The parser takes about 50 µs for a line, and
 * much longer for each of very many lines of lists.
 */
const COST_MAX = 210;
const PAGE_COST_MAX = 1_500;

/** What it costs to parse a text, in lines. Two characters that mean something cost as much as a line. */
function costOf(text: string): number {
	const lines = text.split(/\r\n|\r|\n/);
	const lists = lines.map((line) => markers.exec(line)?.[0].trim().split(/\s+/).length ?? 0);
	const nested = lists.reduce((sum, count) => sum + NESTED_COST * Math.max(0, count - 1), 0);
	const meaning = text.match(/[*_[\]<&\\`(]/g)?.length ?? 0;
	return lines.length + nested + meaning / 2 + text.length / LINE_LENGTH;
}

const isTooFormatted = (text: string) =>
	nestedLists.test(text) || deepLists.test(text) || costOf(text) > COST_MAX;

function parse(text: string): Root | undefined {
	if (text.length > FORMATTED_MAX || isTooFormatted(text)) return undefined;
	return fromMarkdown(text, { extensions: [{ disable: { null: disabled } }] });
}

/** Joins neighboring pieces of plain text into one. */
function joined(parts: FormattedPart[]): FormattedPart[] {
	const result: FormattedPart[] = [];
	for (const word of parts) {
		const last = result.at(-1);
		if (typeof word === "string" && typeof last === "string") result.splice(-1, 1, last + word);
		else result.push(word);
	}
	return result;
}

const tags = { paragraph: "p", heading: "h3", strong: "strong", emphasis: "em" } as const;

const partsOf = (nodes: readonly Node[]): FormattedPart[] =>
	joined(
		nodes.flatMap((node): FormattedPart[] => {
			switch (node.type) {
				case "text":
					return [node.value];
				case "paragraph":
				case "heading":
				case "strong":
				case "emphasis":
					return [{ tag: tags[node.type], parts: partsOf(node.children) }];
				case "link": {
					const parts = partsOf(node.children);
					return isLinkTarget(node.url) ? [{ link: node.url, parts }] : parts;
				}
				case "list":
					return [{ tag: node.ordered ? "ol" : "ul", parts: partsOf(node.children) }];
				case "listItem": {
					const [first, ...rest] = node.children;
					// A simple item is a single line, without a paragraph of its own.
					const line = first?.type === "paragraph" ? first.children : node.children.slice(0, 1);
					return [{ tag: "li", parts: [...partsOf(line), ...partsOf(rest)] }];
				}
				case "break":
					return [{ tag: "br" }];
				default:
					return [];
			}
		}),
	);

/** Splits a text into paragraphs, without any formatting. */
const plainParts = (text: string): FormattedPart[] =>
	text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => ({ tag: "p", parts: [paragraph] }));

/** A text as a page shows it: formatted or, if it is too long or too complex to parse, as plain paragraphs. */
export function formatted(text: string): FormattedPart[] {
	const root = parse(text);
	return root ? partsOf(root.children) : plainParts(text);
}

/** The targets of a text's links, including those that no page may link to. */
const linksIn = (nodes: readonly Node[]): string[] =>
	nodes.flatMap((node) => [
		...(node.type === "link" ? [node.url] : []),
		...("children" in node ? linksIn(node.children) : []),
	]);

/** The pages of the site to which a text's links lead. */
export const pathsIn = (text: string): string[] =>
	linksIn(parse(text)?.children ?? []).flatMap((target) => pathOfLink(target) ?? []);

/**
 * The message for what is wrong with a text: a link that doesn't work, or excessive formatting. Undefined
 * if nothing is. `isPage` tells whether the site has a page at a path.
 */
export function formattingProblem(
	text: string,
	isPage: (path: string) => boolean,
): string | undefined {
	if (text.length > FORMATTED_MAX) return undefined;
	if (isTooFormatted(text)) {
		return "This text has too much formatting, or too many lines. Please remove some of the asterisks, dashes, brackets and line breaks, or divide it into several blocks.";
	}
	for (const target of linksIn(parse(text)?.children ?? [])) {
		const problem = linkProblem(target, isPage);
		if (problem) return problem;
	}
	return undefined;
}

/** The message if all texts of a page together would take too long to show; undefined otherwise. */
export function pageFormattingProblem(texts: readonly { text: string }[]): string | undefined {
	const cost = texts.reduce((sum, { text }) => sum + costOf(text), 0);
	return cost > PAGE_COST_MAX
		? "All texts of this page together are too long, or have too many lines and too much formatting. Please divide them between several pages."
		: undefined;
}
