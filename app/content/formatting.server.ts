/**
 * Parses text with simple formatting (Markdown): bold, italic, links, headings and lists. Everything else,
 * HTML above all, is kept as plain text. The result is plain data, so that the library stays on the server.
 */
import { fromMarkdown } from "mdast-util-from-markdown";
import type { FormattedPart, FormattedText } from "~/ui/page/formatted.tsx";
import { isLinkTarget, linkProblem, pathOfLink } from "./links.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root["children"][number];
type Children = Extract<Node, { type: "paragraph" }>["children"];

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
function joined(parts: FormattedText[]): FormattedText[] {
	const result: FormattedText[] = [];
	for (const word of parts) {
		const last = result.at(-1);
		if (typeof word === "string" && typeof last === "string") result.splice(-1, 1, last + word);
		else result.push(word);
	}
	return result;
}

const textOf = (nodes: Children): FormattedText[] =>
	joined(
		nodes.flatMap((node): FormattedText[] => {
			switch (node.type) {
				case "text":
					return [node.value];
				case "strong":
					return [{ b: textOf(node.children) }];
				case "emphasis":
					return [{ i: textOf(node.children) }];
				case "link":
					return isLinkTarget(node.url)
						? [{ a: node.url, text: textOf(node.children) }]
						: textOf(node.children);
				case "break":
					return [{ br: true }];
				default:
					return [];
			}
		}),
	);

const partsOf = (nodes: readonly Node[]): FormattedPart[] =>
	nodes.flatMap((node): FormattedPart[] => {
		switch (node.type) {
			case "paragraph":
				return [{ p: textOf(node.children) }];
			case "heading":
				return [{ h: textOf(node.children) }];
			case "list":
				return [
					{
						isOrdered: node.ordered === true,
						items: node.children.map((item) => partsOf(item.children)),
					},
				];
			default:
				return [];
		}
	});

/** Splits a text into paragraphs, without any formatting. */
const plainParts = (text: string): FormattedPart[] =>
	text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => ({ p: [paragraph] }));

/** A text as a page shows it: formatted or, if it is too long or too complex to parse, as plain paragraphs. */
export function formatted(text: string): FormattedPart[] {
	const root = parse(text);
	return root ? partsOf(root.children) : plainParts(text);
}

/** The targets of a text's links, including those that no page may link to. */
function linksIn(nodes: readonly (Node | Children[number])[]): string[] {
	return nodes.flatMap((node) => {
		if (node.type === "link") return [node.url, ...linksIn(node.children)];
		if (node.type === "list") return node.children.flatMap((item) => linksIn(item.children));
		return "children" in node &&
			(node.type === "paragraph" ||
				node.type === "heading" ||
				node.type === "strong" ||
				node.type === "emphasis")
			? linksIn(node.children)
			: [];
	});
}

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
