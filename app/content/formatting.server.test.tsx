import { expect, test } from "vitest";
import { Formatted } from "~/ui/page/formatted.tsx";
import { documentOf, screenOf } from "../../tests/support/document.ts";
import { renderMarkup } from "../../tests/support/render.tsx";
import {
	FORMATTED_MAX,
	formatted,
	formattingProblem,
	pageFormattingProblem,
} from "./formatting.server.ts";

const html = (text: string) => renderMarkup(<Formatted parts={formatted(text)} />);
const problem = (text: string) => formattingProblem(text, (path) => path === "/faq");

test("bold, italic, links, headings, lists and new lines are shown as such", () => {
	expect(html("Some **bold** and *soft* words")).toBe(
		'<p dir="auto">Some <strong>bold</strong> and <em>soft</em> words</p>',
	);
	const links = screenOf(html("[Questions](/faq) and [more](https://example.com/a?b=1)"));
	expect(links.getByRole("link", { name: "Questions" }).getAttribute("href")).toBe("/faq");
	expect(html("# Title\n\nText")).toBe('<h3 dir="auto">Title</h3><p dir="auto">Text</p>');
	expect(html("- one\n- two")).toBe('<ul><li dir="auto">one</li><li dir="auto">two</li></ul>');
	expect(documentOf(html("1. one\n2. two")).querySelectorAll("ol > li")).toHaveLength(2);
	expect(html("one\\\ntwo")).toBe('<p dir="auto">one<br/>two</p>');
});

test("a paragraph of another script runs in its own direction", () => {
	expect(html("שלום")).toBe('<p dir="auto">שלום</p>');
});

test.each([
	"<script>alert(1)</script>",
	"<img src=x onerror=alert(1)>",
	"<b>bold</b>",
	"<!-- comment -->",
	"<p class=MsoNormal style='mso-fareast-language:EN-US'>Pasted<o:p></o:p></p>",
	"<svg/onload=alert(1)>",
	"![x](https://example.com/track.gif)",
	"> quote",
	"    four spaces",
	"`code`",
	"```\ncode\n```",
	"[a]: javascript:alert(1)",
])("%s is shown as plain text", (text) => {
	const shown = html(text);
	expect(documentOf(shown).body.querySelector("*:not(p, a)")).toBeNull();
	const words = documentOf(shown).body.textContent.replace(/\s+/g, " ");
	expect(words).toBe(
		text
			.replace(/!?\[x\]\([^)]*\)/, "!x")
			.trim()
			.replace(/\s+/g, " "),
	);
});

const bad = [
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"java&#x73;cript:alert(1)",
	"data:text/html,<script>alert(1)</script>",
	"vbscript:x",
	"//evil.example",
	"/\\evil.example",
	"file:///etc/passwd",
	"faq",
	"https://nodot",
];

test.each(bad)("a link to %s is refused, and never reaches a page", (target) => {
	for (const text of [`[here](${target})`, `**- [here](<${target}>)**`, `- [here](<${target}>)`]) {
		expect(documentOf(html(text)).querySelector("a")).toBeNull();
	}
	expect(problem(`[here](<${target.replace(/<.*/, "")}>)`)).toContain("not a valid address");
});

test("a link without a target or to a missing page is refused, one to an existing page is not", () => {
	expect(problem("[here]()")).toContain("has no address");
	expect(problem("See [here](/nope#x).")).toContain("won’t find a page there");
	expect(
		problem(
			"[here](/faq?x#y) [call](tel:+18285550142) [Kim](tel:+18285550142;ext=3) <https://example.com/>",
		),
	).toBeUndefined();
	expect(problem("[write](mailto:a@example.com)")).toBeUndefined();
});

// The parser would take seconds for some of these, and longer with every further character.
test.each([
	["nested lists", "- ".repeat(3_000)],
	["nested numbers", "1. ".repeat(2_000)],
	["stars", "*a **b ".repeat(800)],
	["pairs of stars", "*_".repeat(1_500) + "_*".repeat(1_500)],
	["brackets", "[".repeat(6_000)],
	["very many items of a list", "- a\n".repeat(1_500)],
	["very many numbers", "2) a\n".repeat(1_200)],
	["very many lines after returns", "- a\r".repeat(1_500)],
	["lists in lists, again and again", "- - - - a\n".repeat(100)],
	["links in links", "[a](".repeat(1_500)],
	["pieces of code", "`a` ".repeat(1_500)],
	["parentheses", "(".repeat(1_500)],
	[
		"deeper and deeper lists",
		Array.from({ length: 75 }, (_, n) => `${"  ".repeat(n)}- `).join("\n"),
	],
])("%s are refused without being parsed, and shown as plain text", (_, text) => {
	expect(problem(text)).toContain("too much formatting");
	expect(documentOf(html(text)).body.querySelector("*:not(p)")).toBeNull();
});

test.each([
	["a list of many items", "- a\n".repeat(199), /^<ul>(<li dir="auto">a<\/li>){199}<\/ul>$/],
	["a very long text", "x ".repeat(FORMATTED_MAX / 2), /^<p dir="auto">(x ?)+<\/p>$/],
])("%s is formatted", (_, text, shown) => {
	expect(problem(text)).toBeUndefined();
	expect(html(text)).toMatch(shown);
});

// Sixty blocks are the most that a page has, and each of these texts is the most that one may say.
// On an idle machine each takes less than a quarter of a second; the limit is for one that is ten times slower.
test("whatever a page says, it is shown at little cost, or refused", () => {
	const costly = [
		"2) a\n",
		"- a\n",
		"- a\nb\n",
		"- - - - a\n",
		"1) 1) a\n",
		"- a\n  - b\n    - c\n      - d\n",
		"        - e\n",
		"a\n\n",
		"\\\n",
		"# a\n",
		"[a](/b) ",
		"**a** ",
		"*a\n",
		"<https://a.example>\n",
		"&amp;",
		"`a` ",
		"((",
		"# ",
		"a@b.example ",
		"word ",
	];
	for (const piece of costly) {
		const most = Array.from({ length: FORMATTED_MAX }, (_, n) => n + 1).findLast(
			(n) =>
				n * piece.length <= FORMATTED_MAX && !problem(piece.repeat(n).replaceAll("/b", "/faq")),
		);
		const text = piece.repeat(most ?? 0);
		const texts = Array.from({ length: 60 }, () => ({ text }));
		while (pageFormattingProblem(texts)) texts.pop();
		// The processor's time, because other programs on the machine may take the rest.
		const before = process.threadCpuUsage();
		for (const each of texts) formatted(each.text);
		const { user, system } = process.threadCpuUsage(before);
		const took = `${texts.length} × ${JSON.stringify(piece)}`;
		expect((user + system) / 1_000, took).toBeLessThan(2_500);
	}
});
