import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { ProgramsContent, StoredProgram } from "~/business/program.ts";
import { programDefaults } from "~/business/program-defaults.ts";
import { undeleted } from "./offer-list.ts";
import {
	addProgram,
	addService,
	changeProgramByButton,
	changeServiceByButton,
	namedBy,
	PROGRAMS_MAX,
	programAt,
	withProgram,
} from "./program-changes.ts";
import {
	newProgramFormSchema,
	overviewAnswers,
	overviewFormSchema,
	programAnswers,
	programFormSchema,
} from "./program-form.ts";
import { programsDocument } from "./programs.ts";
import { linkProblem, serviceFormSchema } from "./service-form.ts";

function sent<Output>(schema: z.ZodType<Output>, answers: Record<string, string>) {
	const form = new FormData();
	for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
	const submission = parseWithZod(form, { schema });
	return {
		error: submission.reply().error ?? {},
		value: submission.status === "success" ? submission.value : undefined,
	};
}

const sample = (key: string): StoredProgram => {
	const program = programAt(programDefaults, key);
	if (!program) throw new Error(`no program ${key}`);
	return program;
};
const puppy = sample("board-and-train-puppy");
const answers = programAnswers(puppy);
const now = new Date("2026-05-04T12:00:00Z");

describe("the form of a program", () => {
	test.each(programDefaults.programs)(
		"stores the program it was rendered from: $key",
		(program) => {
			const { title, body, rates } = program;
			expect(sent(programFormSchema, programAnswers(program)).value).toEqual({
				title,
				body,
				rates,
			});
		},
	);

	test("accepts prices in words with an amount, or from the price list", () => {
		const prices = { amount0: "$700 to $900", amount1: "{polite puppy}", amount2: "From 20 €" };
		const { value } = sent(programFormSchema, { ...answers, ...prices });
		expect(value?.rates.slice(0, 3).map(({ price }) => price)).toEqual(Object.values(prices));
	});

	test("leaves out empty lines and duplicate choices", () => {
		const { value } = sent(programFormSchema, {
			...answers,
			...{ rate0: "", amount0: "", unit0: "", includes0: "", related0: "", related1: "boarding" },
			related2: "boarding",
			picture: "",
		});
		expect(value?.rates.map(({ name }) => name)).toEqual([
			"Polite puppy package",
			"Perfect puppy program",
			"Consultation",
		]);
		expect(value?.body.related).toEqual(["boarding"]);
		expect(value?.body.picture).toBeUndefined();
	});

	test.each([
		["a price without an amount", { amount0: "a lot" }, "amount0", "This price has no amount"],
		["a price without a name", { rate0: "" }, "rate0", "what this price is for"],
		["a name without a price", { amount0: "" }, "amount0", "write the price"],
		["a name twice", { rate1: "Primer" }, "rate1", "already"],
		["an empty name", { title: "\u202e " }, "title", "Please write the name."],
		["a very long name", { title: "x".repeat(61) }, "title", "60 characters; it has 61"],
		["an empty list", { items: "\n" }, "items", "each on a line of its own"],
		["an unknown placeholder", { lead: "With {marren}" }, "lead", "{marren} is not a placeholder"],
		["a picture that doesn't exist", { picture: "drawing:cat" }, "picture", "one of the pictures"],
	])("refuses %s", (_, changes, name, words) => {
		const { error, value } = sent(programFormSchema, { ...answers, ...changes });
		expect(value).toBeUndefined();
		expect(error[name]?.[0]).toContain(words);
	});

	test("keeps pasted HTML as plain text, and right-to-left text as it is", () => {
		const changes = { lead: "<b>Bold</b> & <script>", info: "כלב טוב" };
		const { value } = sent(programFormSchema, { ...answers, ...changes });
		expect(value?.body).toMatchObject(changes);
	});
});

describe("the address of a new program", () => {
	const address = (changes: Record<string, string>) =>
		sent(newProgramFormSchema, { ...answers, ...changes });

	test("is made from its name, or written", () => {
		expect(address({ title: "Scent work & Émile’s games" }).value?.key).toBe(
			"scent-work-emiles-games",
		);
		expect(address({ address: "scent-work" }).value?.key).toBe("scent-work");
	});

	test.each([
		[{ address: "Scent work" }, "lowercase letters"],
		[{ address: "a/b" }, "lowercase letters"],
		[{ address: "x".repeat(61) }, "60 characters"],
		[{ title: "ריח" }, "Please write an address"],
	])("is refused if it isn't valid: %o", (changes, words) => {
		expect(address(changes).error.address?.[0]).toContain(words);
	});
});

test("the form for the page of all programs stores the content that it was rendered from", () => {
	const { overview, home, footer } = programDefaults;
	const { value } = sent(overviewFormSchema, overviewAnswers(programDefaults));
	expect(value).toEqual({ overview, home, footer });
	const free = { ...overviewAnswers(programDefaults), beginPrice: "Free" };
	expect(sent(overviewFormSchema, free).error.beginPrice?.[0]).toContain("no amount");
});

describe("a card", () => {
	const card = { title: "Reviews", info: "What people wrote." };
	const isPage = (path: string) => path === "/reviews";

	test.each(["/reviews", "/reviews?x=1#top", "https://dogs.example/club"])(
		"can lead to %s",
		(link) => {
			const { value } = sent(serviceFormSchema, { ...card, link });
			expect(value).toEqual({ ...card, link });
			expect(value && linkProblem(value, isPage)).toBeUndefined();
		},
	);

	test.each([
		"javascript:alert(1)",
		" JaVaScRiPt:alert(1)",
		"data:text/html,x",
		"http://dogs.example",
		"https://",
		"https://nowhere",
		"//dogs.example",
		"/\\dogs.example",
		"reviews",
		"",
	])("can't lead to %s", (link) => {
		expect(sent(serviceFormSchema, { ...card, link }).error.link?.length).toBe(1);
	});

	test("can't lead to a page that doesn't exist", () => {
		expect(linkProblem({ ...card, link: "/cat-training" }, isPage)).toContain("/cat-training");
	});
});

describe("the buttons of a list", () => {
	const keys = (content: ProgramsContent | undefined) =>
		undeleted(content?.programs ?? []).map(({ key }) => key);
	const press = (
		content: ProgramsContent,
		button: "up" | "down" | "delete" | "restore",
		id: string,
	) => changeProgramByButton(content, button, { id, now }) ?? content;

	test("change the order among items that are not deleted", () => {
		const without = press(programDefaults, "delete", "board-and-train");
		expect(keys(press(without, "down", "private-lessons")).slice(0, 2)).toEqual([
			"board-and-train-adult",
			"private-lessons",
		]);
		expect(keys(press(programDefaults, "up", "private-lessons"))).toEqual(keys(programDefaults));
		expect(keys(press(programDefaults, "down", "boarding"))).toEqual(keys(programDefaults));
	});

	test("delete an item, and restore it within a month", () => {
		const without = press(programDefaults, "delete", "boarding");
		expect(undeleted(without.programs).map(({ key }) => key)).not.toContain("boarding");
		expect(keys(press(without, "restore", "boarding"))).toEqual(keys(programDefaults));
		const later = new Date("2026-06-04T12:00:00Z");
		expect(
			changeProgramByButton(without, "restore", { id: "boarding", now: later }),
		).toBeUndefined();
	});

	test("hide cards, and report a card that is no longer there", () => {
		const hidden = changeServiceByButton(programDefaults, "hide", { id: "reviews", now });
		expect(hidden?.services.find(({ id }) => id === "reviews")?.isShown).toBe(false);
		expect(changeServiceByButton(programDefaults, "hide", { id: "nothing", now })).toBeUndefined();
	});

	test("know which pages show an item", () => {
		expect(namedBy(programDefaults, "boarding")).toEqual([
			"Board and train, adult",
			"the bottom of every page",
		]);
		expect(namedBy(programDefaults, "not-sure")).toContain("All programs");
	});
});

describe("an added item", () => {
	const added = { ...puppy, key: "scent-work", addedBy: "one form" };

	test("is placed at the end, once per form", () => {
		const once = addProgram(programDefaults, added);
		if (typeof once === "string") throw new Error(once);
		expect(once.programs.at(-1)).toEqual(added);
		expect(addProgram(once, added)).toBe(once);
		expect(addProgram(once, { ...added, addedBy: "another form" })).toBe("taken");
		const trashed = changeProgramByButton(once, "delete", { id: "scent-work", now });
		expect(trashed && addProgram(trashed, { ...added, addedBy: "another" })).toBe("taken");
	});

	test("is refused if the list is full", () => {
		const programs = Array.from({ length: PROGRAMS_MAX }, (_, n) => ({ ...puppy, key: `p${n}` }));
		expect(addProgram({ ...programDefaults, programs }, added)).toBe("full");
	});

	test("can also be a card", () => {
		const card = { id: "1", title: "A", info: "B", link: "/", isShown: true, addedBy: "form" };
		const once = addService(programDefaults, card);
		expect(typeof once === "string" ? undefined : once.services.at(-1)).toEqual(card);
		expect(typeof once !== "string" && addService(once, card)).toBe(once);
	});
});

test("a changed program is read back as it was stored, and the others stay the same", () => {
	const after = withProgram(programDefaults, { ...puppy, title: "Puppy school" });
	const read = programsDocument.schema.parse(JSON.parse(JSON.stringify(after)));
	expect(read).toEqual(after);
	expect(programAt(read, "boarding")).toEqual(sample("boarding"));
	expect(programAt(read, "board-and-train-puppy")?.title).toBe("Puppy school");
});
