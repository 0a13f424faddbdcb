import { expect, test } from "vitest";
import { folded } from "./long-text.tsx";

const sentence = "We have two children and a garden. ";

test("a text of twelve lines, or a little more, is shown whole", () => {
	expect(folded("")).toBeUndefined();
	expect(folded(Array(14).fill("A line.").join("\n"))).toBeUndefined();
	expect(folded(sentence.repeat(15))).toBeUndefined();
});

test.each([
	["many short lines", Array(200).fill("A line.").join("\n")],
	["a long paragraph", sentence.repeat(200)],
	["twelve long lines", Array(12).fill(sentence.repeat(9).trim()).join("\n")],
	["emojis", "🐕 ".repeat(5_000)],
])("of %s, the beginning has at most twelve lines and ends between words", (_, text) => {
	const { beginning = "", rest = "" } = folded(text) ?? {};
	expect([...beginning].length).toBeLessThanOrEqual(12 * 40);
	expect(beginning.split("\n").length).toBeLessThanOrEqual(12);
	// Nothing is lost but the space between the two.
	expect([`${beginning} ${rest}`, `${beginning}\n${rest}`]).toContain(text);
});

test("a text without any space is shown whole", () => {
	expect(folded("x".repeat(5_000))).toBeUndefined();
});
