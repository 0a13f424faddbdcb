import { describe, expect, test } from "vitest";
import { programKeys } from "./program.ts";
import { overviewPage, programOf, samplePrograms, serviceCard, snippet } from "./programs.ts";
import { SNIPPET_LENGTH } from "./timing.ts";

const sample = (key: string) => {
	const program = programOf(key);
	if (!program) throw new Error(`no program ${key}`);
	return program;
};

describe("a related-service card", () => {
	test.each(programKeys)(
		"of the program %s has 130 characters of its info and three dots",
		(key) => {
			const card = serviceCard(key);
			const { title, body } = sample(key);
			expect(card.title).toBe(title);
			expect(card.info).toBe(`${body.info.slice(0, 130)}...`);
			expect(card.info).toHaveLength(133);
			expect(card.link).toBe(`/training-programs/${key}`);
		},
	);

	test("that is written out stays as it is", () => {
		const card = { title: "Reviews", info: "What people wrote.", link: "/reviews" };
		expect(serviceCard(card)).toEqual(card);
	});

	test("has its three dots even where the info is short, or exactly as long", () => {
		expect(snippet("Short.")).toBe("Short....");
		expect(snippet("x".repeat(130))).toBe(`${"x".repeat(130)}...`);
		expect(snippet("x".repeat(131))).toBe(`${"x".repeat(130)}...`);
	});
});

describe("the programs", () => {
	test("are found by their key, and by nothing else", () => {
		for (const key of programKeys) expect(programOf(key)?.key).toBe(key);
		for (const key of ["", "all", "Boarding", "boarding/", "toString", "__proto__"]) {
			expect(programOf(key)).toBeUndefined();
		}
	});

	test("each lead on to three others, never to themselves or twice to one place", () => {
		for (const program of samplePrograms()) {
			const links = program.body.otherServices.map((entry) => serviceCard(entry).link);
			expect(new Set(links).size).toBe(3);
			expect(links).not.toContain(`/training-programs/${program.key}`);
		}
		expect(overviewPage().services).toHaveLength(3);
	});
});

test.each(programKeys)("the card of %s ends at the end of a word", (key) => {
	const { info } = sample(key).body;
	expect(snippet(info)).toMatch(/[\p{L}\p{N}]\.\.\.$/u);
	expect(info.charAt(SNIPPET_LENGTH)).toMatch(/[\s.,;:]/);
});
