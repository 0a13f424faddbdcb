import { beforeEach, describe, expect, test, vi } from "vitest";
import { about, personKeys } from "~/business/about.ts";
import { facts } from "~/business/facts.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { changeDraft } from "../changes.server.ts";
import { documentState } from "../drafts.server.ts";
import { changePersonByButton } from "./commands.server.ts";
import { fieldsOf, personAnswers, personSchema } from "./form.ts";
import {
	hiddenPaths,
	ownWords,
	type Person,
	peopleDocument,
	personOf,
	samplePerson,
} from "./people.ts";

const actor = { who: "maren", via: "admin" } as const;
const people = async () => (await documentState(peopleDocument)).value;
const rewrite = (change: Partial<Person>) =>
	changeDraft({ document: peopleDocument, actor }, (before) => ({
		...before,
		zeta: ownWords("zeta", { ...personOf(before, "zeta"), ...change }),
	}));

beforeEach(freshDatabase);

describe("the page about somebody", () => {
	test.each(personKeys)("(%s) shows the text of business/about.ts until it is rewritten", (key) => {
		const person = personOf(peopleDocument.defaults(), key);
		expect(person.title).toBe(about[key].title);
		expect(person.body.split("\n\n")).toEqual(about[key].body);
		expect(person.picture).toEqual({ drawing: about[key].image });
	});

	test.each(personKeys)("(%s) keeps the sample text if its form is sent unchanged", (key) => {
		const sent = Object.entries(personAnswers(samplePerson(key), "zeta"))
			.filter(([name, answer]) => answer && fieldsOf(key).some((asked) => asked === name))
			.map(([name, answer]) => [name, answer.replaceAll("\n", "\r\n")]);
		const { picture, address: _, ...texts } = personSchema(key).parse(Object.fromEntries(sent));
		expect(ownWords(key, { ...texts, picture })).toBeUndefined();
	});

	test("keeps the rewritten texts, and follows the sample in the rest", async () => {
		expect(await rewrite({ lead: "", picture: undefined })).toBe("saved");
		expect((await people()).zeta).toEqual({ lead: "", isBare: true });
		vi.spyOn(facts, "trainer", "get").mockReturnValue("Ada");
		const zeta = personOf(await people(), "zeta");
		expect(zeta).toMatchObject({ lead: "", picture: undefined, title: "Zeta" });
		expect(zeta.body).toContain("Ada can teach a puppy to lie down");
	});

	test("gets the sample text back at the press of a button", async () => {
		await rewrite({ lead: "One." });
		await changePersonByButton("zeta", "sample", actor);
		expect(personOf(await people(), "zeta")).toEqual(samplePerson("zeta"));
		expect((await documentState(peopleDocument)).hasDraft).toBe(false);
	});

	test("is hidden and shown while others change other pages", async () => {
		await Promise.all([
			changePersonByButton("zeta", "hide", actor),
			changePersonByButton("guests", "hide", actor),
		]);
		expect(hiddenPaths(await people()).toSorted()).toEqual([
			"/meet-our-guests",
			"/meet-the-trainer/zeta",
		]);
		await changePersonByButton("zeta", "show", actor);
		expect((await people()).hidden).toEqual(["guests"]);
	});
});

describe("the form of a page about somebody", () => {
	test("requires a heading, a text and, except for the team, a name", () => {
		const messages = (key: "team" | "zeta") =>
			personSchema(key)
				.safeParse({ title: " " })
				.error?.issues.map(({ message }) => message);
		expect(messages("team")).toEqual([
			"Please write the page’s heading.",
			"Please write what the page says.",
		]);
		expect(messages("zeta")).toContain("Please write the name on the card.");
	});
});
