import { describe, expect, test } from "vitest";
import { programKeys } from "~/business/navigation.ts";
import { SNIPPET_LENGTH } from "~/business/timing.ts";
import { programDefaults, programsInFrame } from "./program-defaults.ts";
import {
	cardsOf,
	homePrograms,
	overviewPage,
	type ProgramsContent,
	programAtSlug,
	programLinks,
	programOf,
	snippet,
} from "./programs.ts";

const shown = { isHidden: false, isSample: false, deletedAt: "" };

const sample = (key: string) => {
	const program = programOf(key, programDefaults);
	if (!program) throw new Error(`no program ${key}`);
	return program;
};

const sampleStored = (key: string) => {
	const program = programDefaults.programs.find(({ id }) => id === key);
	if (!program) throw new Error(`no program ${key}`);
	return program;
};

test("a price that is only a number is shown in dollars", () => {
	const [program, ...others] = programDefaults.programs;
	if (!program) throw new Error("no program");
	const rates = [{ id: "a", name: "A lesson", includes: "", price: "240", unit: "a lesson" }];
	const { page } = programDefaults;
	const content = {
		...programDefaults,
		page: { ...page, beginning: { ...page.beginning, price: "45" } },
		programs: [{ ...program, rates }, ...others],
	};
	expect(programOf(program.slug, content)?.rates[0]?.price).toBe("$240");
	expect(overviewPage(content).overview.beginning.price).toBe("$45");
});

describe("a related-service card", () => {
	test.each(programKeys)(
		"of the program %s has 130 characters of its info and three dots",
		(key) => {
			const [card] = cardsOf(programDefaults, [key]);
			const { title, body } = sample(key);
			expect(card?.title).toBe(title);
			expect(card?.info).toBe(`${body.info.slice(0, 130)}...`);
			expect(card?.info).toHaveLength(133);
			expect(card?.link).toBe(`/training-programs/${key}`);
		},
	);

	test("of something else has its own text and link", () => {
		const card = { title: "Reviews", info: "What people wrote.", link: "/reviews" };
		const content = { ...programDefaults, services: [{ ...shown, ...card, id: "own" }] };
		expect(cardsOf(content, ["own"])).toEqual([card]);
	});

	test("has its three dots even if the info is shorter than the limit or exactly as long", () => {
		expect(snippet("Short.")).toBe("Short....");
		expect(snippet("x".repeat(130))).toBe(`${"x".repeat(130)}...`);
		expect(snippet("x".repeat(131))).toBe(`${"x".repeat(130)}...`);
	});
});

describe("the programs", () => {
	test("are found by their key, and by nothing else", () => {
		for (const key of programKeys) expect(programOf(key, programDefaults)?.key).toBe(key);
		for (const key of ["", "all", "Boarding", "boarding/", "toString", "__proto__"]) {
			expect(programOf(key, programDefaults)).toBeUndefined();
		}
	});

	test("are found at an earlier address, also by cards, unless another one has it now", () => {
		const [boarding, day] = [sampleStored("boarding"), sampleStored("day-training")];
		const hotel = { ...boarding, slug: "dog-hotel", formerSlugs: ["boarding", "day-training"] };
		const card = { ...shown, id: "noses", title: "Noses", info: "Games" };
		const content: ProgramsContent = {
			...programDefaults,
			programs: [hotel, day],
			services: [{ ...card, link: "/training-programs/boarding" }],
		};
		expect(programAtSlug(content, "boarding")?.slug).toBe("dog-hotel");
		expect(programAtSlug(content, "day-training")?.id).toBe("day-training");
		expect(programAtSlug(content, "scent")).toBeUndefined();
		expect(cardsOf(content, ["noses"])).toMatchObject([{ link: "/training-programs/dog-hotel" }]);
	});

	test("each link to three other pages, never to themselves or twice to the same page", () => {
		for (const key of programKeys) {
			const links = sample(key).body.otherServices.map(({ link }) => link);
			expect(new Set(links).size).toBe(3);
			expect(links).not.toContain(`/training-programs/${key}`);
		}
		expect(overviewPage(programDefaults).services).toHaveLength(3);
	});
});

test.each(programKeys)("the card of %s ends at the end of a word", (key) => {
	const { info } = sample(key).body;
	expect(snippet(info)).toMatch(/[\p{L}\p{N}]\.\.\.$/u);
	expect(info.charAt(SNIPPET_LENGTH)).toMatch(/[\s.,;:]/);
});

describe("a program that is hidden or deleted", () => {
	const without = (change: { isHidden: boolean } | { deletedAt: string }): ProgramsContent => ({
		...programDefaults,
		programs: programDefaults.programs.map((program) =>
			program.id === "boarding" ? { ...program, ...change } : program,
		),
		page: {
			...programDefaults.page,
			home: ["boarding", "day-training"].map((program) => ({ id: program, program })),
		},
	});
	const ways = [{ isHidden: true }, { deletedAt: "2026-05-04T12:00:00.000Z" }] as const;

	test.each(ways)("has no page and is left out wherever it is listed: %o", (change) => {
		const content = without(change);
		expect(programOf("boarding", content)).toBeUndefined();
		expect(programOf("board-and-train-adult", content)?.body.otherServices).toHaveLength(2);
		expect(homePrograms(content).map(({ title }) => title)).toEqual(["Day training"]);
		expect(overviewPage(content).programs.map(({ key }) => key)).not.toContain("boarding");
		expect(JSON.stringify(programLinks(content))).not.toContain("boarding");
		const inFrame = programsInFrame(content);
		expect(inFrame?.missing).toEqual(["boarding"]);
		expect(JSON.stringify(inFrame?.footer)).not.toContain("boarding");
	});

	test("also hides the cards that link to it", () => {
		const card = { ...shown, id: "own", title: "Stay", info: "Here." };
		const link = "/training-programs/boarding#prices";
		const content = { ...without({ isHidden: true }), services: [{ ...card, link }] };
		expect(cardsOf(content, ["own"])).toEqual([]);
		expect(cardsOf({ ...content, programs: programDefaults.programs }, ["own"])).toHaveLength(1);
	});
});

test("the frame needs no data about programs until something in it differs from the sample", () => {
	expect(programsInFrame(programDefaults)).toBeUndefined();
	const [first, ...others] = programDefaults.programs;
	if (!first) throw new Error("no program");
	const renamed = { ...programDefaults, programs: [{ ...first, title: "At home" }, ...others] };
	expect(programsInFrame(renamed)?.footer[1]).toEqual({
		title: "At home",
		path: "/training-programs/private-lessons",
	});
});
