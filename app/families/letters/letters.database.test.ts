import { beforeEach, describe, expect, test } from "vitest";
import { fillText } from "~/business/fill-text.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addLetter, resetLetter, saveLetter, setRemoved } from "./commands.server.ts";
import { letterKinds, replyKinds } from "./letter-kinds.ts";
import { sampleValues } from "./placeholders.ts";
import { allLetters, letterAt, letterOfKind, replyTemplates } from "./queries.server.ts";
import { letterSchema } from "./schema.ts";

const actor = { who: "maren", via: "admin" } as const;
const own = (name: string) => ({ name, subject: "", text: `Hi {name}: ${name}` });
const names = async () => (await replyTemplates()).map(({ name }) => name);
const first = replyKinds.map(({ name }) => name);
const issues = (kind: string, words: object) =>
	letterSchema(kind)
		.safeParse({ name: "A letter", subject: "", text: "Hi", ...words })
		.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("filling in a letter", () => {
	test("inserts values, ignoring spaces and capitals, and reports unknown placeholders", () => {
		const values = { name: "Dana", "first name": "D" };
		expect(fillText("{name}, { Name } and {First name}; {pupy} {pupy}", values)).toEqual({
			text: "Dana, Dana and D; {pupy} {pupy}",
			unknown: ["pupy"],
		});
	});

	test("never treats braces inside a value as a placeholder, and leaves other braces alone", () => {
		expect(fillText("{message} {} {:)} {{name}}", { message: "{name} $& $1", name: "D" })).toEqual({
			text: "{name} $& $1 {} {:)} {D}",
			unknown: [],
		});
	});

	test("doesn’t mistake inherited object properties for values", () => {
		expect(fillText("{constructor}", {}).unknown).toEqual(["constructor"]);
	});
});

describe("the texts of a letter", () => {
	test.each(letterKinds)(
		"follow the rules by default: $name",
		({ kind, name, subject = "", text }) => {
			expect(issues(kind, { name, subject, text })).toEqual([]);
		},
	);

	test("are refused at their field if they have unknown placeholders", () => {
		expect(issues("reply", { text: "Hi {nmae}, {message}" })).toEqual([
			"text: {nmae} is not a placeholder. Please use one from the list, such as {name}, or remove the braces.",
			"text: {message} is not a placeholder. Please use one from the list, such as {name}, or remove the braces.",
		]);
		expect(issues("confirmation", { subject: "About {day}", text: "{message}" })).toEqual([
			"subject: {day} is not a placeholder. Please use one from the list, such as {name}, or remove the braces.",
		]);
	});

	test("are required, including a subject if the kind of letter has one", () => {
		expect(issues("reply", { name: " ", text: "\u200b" })).toEqual([
			"name: Please name the letter.",
			"text: Please write the letter.",
		]);
		expect(issues("after home", { subject: "" })).toEqual(["subject: Please write a subject."]);
	});
});

describe("letters", () => {
	beforeEach(async () => {
		await freshDatabase();
	});

	test("have their default texts until somebody changes one", async () => {
		expect(await names()).toEqual(first);
		expect((await allLetters()).automatic.map(({ isDefault }) => isDefault)).toEqual([true, true]);
		expect(await database.letterTemplate.count()).toBe(0);
	});

	test("keep saved texts, and can be reset to the defaults", async () => {
		const words = { name: "Hello", subject: "", text: "Hi {name}" };
		const saved = await saveLetter("first-answer", () => words, actor);
		expect(saved).toBe("Hello");
		expect(await letterAt("first-answer")).toMatchObject({ ...words, isDefault: false });
		expect(await names()).toEqual(["Hello", ...first.slice(1)]);
		expect(await resetLetter("first-answer", actor)).toBe("First answer");
		expect(await letterAt("first-answer")).toMatchObject({ isDefault: true });
		const changes = await database.change.findMany({ orderBy: { id: "asc" } });
		expect(changes).toMatchObject([
			{ kind: "letter", action: "changed", who: "maren" },
			{ kind: "letter", action: "reset" },
		]);
	});

	test("can be saved unchanged, which isn't recorded", async () => {
		const { name } = await letterOfKind("confirmation");
		const saved = await saveLetter("confirmation", (stored) => stored, actor);
		expect(saved).toBe(name);
		expect(await database.change.count()).toBe(0);
	});

	test("are added once by a form that is sent twice", async () => {
		const key = crypto.randomUUID();
		const address = await addLetter(own("Own"), actor, key);
		expect(await addLetter(own("Own"), actor, key)).toBe(address);
		expect(await names()).toEqual([...first, "Own"]);
	});

	test("can be removed and restored, unless the site itself sends or prints them", async () => {
		const address = await addLetter(own("Own"), actor);
		await setRemoved("first-answer", true, actor);
		expect(await setRemoved(address, true, actor)).toBe("Own");
		expect(await names()).toEqual(first.slice(1));
		expect((await allLetters()).removed).toHaveLength(2);
		await setRemoved("first-answer", false, actor);
		expect(await names()).toEqual(first);
		expect(await setRemoved("confirmation", true, actor)).toBeUndefined();
		expect((await database.change.findMany()).map(({ action }) => action)).toEqual([
			"added",
			"removed",
			"removed",
			"restored",
		]);
	});

	test("are not found at invalid addresses", async () => {
		const id = (await database.letterTemplate.create({ data: { kind: "agreement", ...own("A") } }))
			.id;
		for (const address of ["nothing", "0", "-1", String(id), "first answer", "99999999999"]) {
			expect(await letterAt(address), address).toBeUndefined();
		}
	});
});

test("the preview has an example for every placeholder", () => {
	for (const { placeholders, text, subject = "" } of letterKinds) {
		expect(fillText(`${subject}\n${text}`, sampleValues(placeholders)).unknown).toEqual([]);
	}
});
