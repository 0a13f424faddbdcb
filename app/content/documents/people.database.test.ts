import { beforeEach, describe, expect, test } from "vitest";
import { about, personKeys } from "~/business/about.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { changeDraft } from "../changes.server.ts";
import { documentState, publishDraft, visibleValue } from "../drafts.server.ts";
import { formSchema, toForm } from "../fields/form.ts";
import { dogAddress, dogAt, hiddenPaths, type People, peopleDocument } from "./people.ts";

const actor = { who: "maren", via: "admin" } as const;
const sample = () => peopleDocument.defaults();
const moved = (people: People, address: string): People => ({
	...people,
	dog: { ...people.dog, address },
});

const problemsOf = (change: object) => {
	const form = { ...toForm(peopleDocument.fields, sample()), ...change };
	const { error } = formSchema(peopleDocument.fields).safeParse(form);
	return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
};

beforeEach(freshDatabase);

describe("the pages about people", () => {
	test.each(personKeys)("(%s) show the sample's drawing until another picture is chosen", (key) => {
		expect(sample()[key].picture).toEqual({ drawing: about[key].image });
		const bare = { ...sample(), [key]: { ...sample()[key], picture: undefined } };
		const stored: unknown = JSON.parse(JSON.stringify(bare));
		expect(peopleDocument.schema.parse(stored)[key].picture).toBeUndefined();
	});

	test("are hidden with all addresses that lead to them", () => {
		const dog = { ...sample().dog, isHidden: true, address: "rex", formerAddresses: ["bruno"] };
		const guests = { ...sample().guests, isHidden: true };
		expect(hiddenPaths({ ...sample(), dog, guests })).toEqual([
			"/meet-the-trainer/rex",
			"/meet-the-trainer/bruno",
			"/meet-our-guests",
		]);
		expect(hiddenPaths(sample())).toEqual([]);
	});

	test("keep the addresses at which visitors know the dog's page, and no others", async () => {
		const change = (address: string) =>
			changeDraft({ document: peopleDocument, actor }, (people) => moved(people, address));
		await change("brnuo");
		await change("bruno");
		const { revision } = await documentState(peopleDocument);
		await publishDraft({ document: peopleDocument, revision, actor });
		const people = await visibleValue(peopleDocument);
		expect(dogAddress(people)).toBe("bruno");
		expect(people.dog.formerAddresses).toEqual(["zeta"]);
		expect(["bruno", "zeta", "brnuo"].map((address) => dogAt(people, address))).toEqual([
			"now",
			"before",
			undefined,
		]);
		expect(dogAddress(sample())).toBeUndefined();
	});
});

describe("the form of the pages about people", () => {
	test("requires a heading, a text and, except for the team, a name", () => {
		const empty = { title: " ", body: "", name: "" };
		expect(problemsOf({ team: empty })).toEqual([
			"team.title: Please fill in “Heading”.",
			"team.body: Please fill in “Text”.",
			"team.membersTitle: Please fill in “Heading over the others’ cards”.",
		]);
		const dog = { ...empty, address: "zeta" };
		expect(problemsOf({ dog })).toContain("dog.name: Please fill in “Name on the card”.");
	});

	test("refuses an address that is none, and leaves out a former one that is none", () => {
		const form = toForm(peopleDocument.fields, {
			...sample(),
			dog: { ...sample().dog, address: "//evil.example", formerAddresses: ["//a", "b"] },
		});
		const { data, error } = formSchema(peopleDocument.fields).safeParse(form);
		expect(error?.issues[0]?.message).toContain("lowercase letters");
		expect(data).toBeUndefined();
		const former = toForm(peopleDocument.fields, {
			...sample(),
			dog: { ...sample().dog, formerAddresses: ["//a", "b"] },
		});
		expect(formSchema(peopleDocument.fields).parse(former)).toMatchObject({
			dog: { formerAddresses: ["b"] },
		});
	});
});
