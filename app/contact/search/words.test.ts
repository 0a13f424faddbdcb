import { describe, expect, test } from "vitest";
import { messageWords, searchWords } from "./words.ts";

const answers = {
	name: "Zoë O’Neil-Ünal",
	email: "Zoe.Unal+dogs@Mail.Example.com",
	phoneNumber: "+1 (555) 014-0177",
	message: "Is JUNIPER still available? We are a café in Åre, with 2 cats.",
	puppyName: "Juniper",
	breedPreferences: "Saint Berdoodle",
};

/** Whether a search finds a message, as the index of words does: by beginnings. */
const finds = (search: string, message = answers) => {
	const words = messageWords(message);
	const looked = searchWords(search);
	return looked.length > 0 && looked.every((start) => words.some((word) => word.startsWith(start)));
};

describe("a message is found", () => {
	test.each([
		"zoe",
		"Zoë",
		"oneil",
		"O'Neil",
		"unal zoe",
		"zoe.unal+dogs@mail.example.com",
		"zoe.unal+dogs@mail",
		"mail.example.com",
		"@mail.example.com",
		"example",
		"(555) 014-0177",
		"+1 555 014 0177",
		"5550140177",
		"014-0177",
		"0177",
		"junip",
		"CAFÉ",
		"cafe are",
		"berdoodle juniper",
		"  zoe   cats ",
		"2 cats",
		"in are",
	])("by %s", (search) => expect(finds(search)).toBe(true));

	test.each([
		"bella",
		"zoe bella",
		"niper",
		"555 014 9999",
		"dana@example.com",
		"?!",
		"#",
		"%",
		"_",
		"*",
		"",
	])("not by %s", (search) => expect(finds(search)).toBe(false));
});

test("digits in a word are no phone number", () => {
	const message = "The chip is w1234567890b.";
	expect(finds("w1234567890b", { ...answers, message })).toBe(true);
	expect(finds("1234567890", { ...answers, message })).toBe(false);
});

test("the short words of a message are found", () => {
	const message = "Is it 50% off on TV?";
	for (const search of ["50% off", "50%", "tv", "is it"]) {
		expect(finds(search, { ...answers, message })).toBe(true);
	}
	expect(finds("51% off", { ...answers, message })).toBe(false);
});

test.each(["#", "%", "_", "*", "?!", "…"])(
	"a search for %s alone looks for something",
	(search) => {
		expect(searchWords(search)).not.toEqual([]);
	},
);

test("the words of notes are words of their message", () => {
	const words = messageWords(answers, ["Called twice. Prefers Tuesdays, at 5."]);
	expect(words).toEqual(expect.arrayContaining(["called", "twice", "tuesdays"]));
	expect(words).toContain("juniper");
});

test("each word is kept once, no longer than 40 characters, and of a long message 60", () => {
	const long = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk";
	const message = `${long} ${Array.from({ length: 500 }, (_, n) => `word${n} word${n}`).join(" ")}`;
	const words = messageWords({ ...answers, message });
	expect(new Set(words).size).toBe(words.length);
	expect(Math.max(...words.map((word) => word.length))).toBe(40);
	expect(words.filter((word) => /^word\d/.test(word))).toHaveLength(59);
	expect(finds(long, { ...answers, message })).toBe(true);
});

test("text in other scripts is found, and half a character breaks nothing", () => {
	const message = { ...answers, name: "مريم الفارسي", message: "子犬が好き 🐶 \ud800 щенок" };
	for (const search of ["مريم", "子犬が", "щенок"]) expect(finds(search, message)).toBe(true);
	expect(messageWords(message).every((word) => word.isWellFormed())).toBe(true);
});
