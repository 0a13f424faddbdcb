/**
 * Reads text with simple formatting (Markdown): bold, italic, links, headings and lists. Everything else,
 * HTML above all, is words. What comes out is plain data, so that the library stays on the server.
 */
import { fromMarkdown } from "mdast-util-from-markdown";
import type { FormattedPart, FormattedWords } from "~/ui/page/formatted.tsx";
import { isLinkTarget, linkProblem, pathOfLink } from "./links.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root["children"][number];
type Children = Extract<Node, { type: "paragraph" }>["children"];

/** Characters of one formatted text. */
export const FORMATTED_MAX = 6_000;

/** What stays as it was typed: a text by hand means none of it. */
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

/** Signs of formatting in one text: many more than these are a mistake, or meant to keep the parser busy. */
const SIGNS_MAX = 400;
/** Lists that begin within each other on one line. */
const nestedLists = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){5}/m;

/** Lists that are deeper inside each other than anybody reads. */
const deepLists = /^(?: {12,}|\t{4,})[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m;

const isTooFormatted = (text: string) =>
	nestedLists.test(text) ||
	deepLists.test(text) ||
	(text.match(/[*_[\]<]/g)?.length ?? 0) > SIGNS_MAX;

function parse(text: string): Root | undefined {
	if (text.length > FORMATTED_MAX || isTooFormatted(text)) return undefined;
	return fromMarkdown(text, { extensions: [{ disable: { null: disabled } }] });
}

/** Words without two plain ones beside each other. */
function joined(words: FormattedWords[]): FormattedWords[] {
	const result: FormattedWords[] = [];
	for (const word of words) {
		const last = result.at(-1);
		if (typeof word === "string" && typeof last === "string") result.splice(-1, 1, last + word);
		else result.push(word);
	}
	return result;
}

const wordsOf = (nodes: Children): FormattedWords[] =>
	joined(
		nodes.flatMap((node): FormattedWords[] => {
			switch (node.type) {
				case "text":
					return [node.value];
				case "strong":
					return [{ b: wordsOf(node.children) }];
				case "emphasis":
					return [{ i: wordsOf(node.children) }];
				case "link":
					return isLinkTarget(node.url)
						? [{ a: node.url, words: wordsOf(node.children) }]
						: wordsOf(node.children);
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
				return [{ p: wordsOf(node.children) }];
			case "heading":
				return [{ h: wordsOf(node.children) }];
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

/** Paragraphs without any formatting. */
const plainParts = (text: string): FormattedPart[] =>
	text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => ({ p: [paragraph] }));

/** What a page shows of a text. */
export function formatted(text: string): FormattedPart[] {
	const root = parse(text);
	return root ? partsOf(root.children) : plainParts(text);
}

/** The addresses of a text's links, also of those that no page may have. */
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
 * What is wrong with a text, in words for its field: a link that leads nowhere, or formatting that
 * nobody writes. `isPage` says whether the site has a page at a path.
 */
export function formattingProblem(
	text: string,
	isPage: (path: string) => boolean,
): string | undefined {
	if (text.length > FORMATTED_MAX) return undefined;
	if (isTooFormatted(text)) {
		return "That is more formatting than a text can have. Please take out some of the stars, dashes and brackets.";
	}
	for (const target of linksIn(parse(text)?.children ?? [])) {
		const problem = linkProblem(target, isPage);
		if (problem) return problem;
	}
	return undefined;
}
