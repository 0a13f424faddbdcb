import { describe, expect, test } from "vitest";
import { searchPatterns } from "~/platform/database/word-search.server.ts";
import { searchText } from "./search-text.ts";

const answers = {
	name: "Zoë O’Neil-Ünal",
	email: "Zoe.Unal+dogs@Mail.Example.com",
	phoneNumber: "+1 (555) 014-0177",
	message: "Is JUNIPER still available? We are a café in Åre, with 2 cats.",
	puppyName: "Juniper",
	breedPreferences: "Saint Berdoodle",
};

/** Whether a search finds a message: as in the database, if its text contains every pattern. */
const finds = (search: string, message = answers) => {
	const text = searchText(message);
	const patterns = searchPatterns(search);
	return patterns.length > 0 && patterns.every((pattern) => text.includes(pattern));
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

describe("a phone number, however it was written,", () => {
	const stored = [
		"(828) 555-0187 ext. 12",
		"+1-828-555-0187;ext=12",
		"8285550187 x12",
		"828.555.0187 or 828.555.0191",
		"828-555-0191 / 828-555-0187 after 5 pm",
		"（８２８）５５５－０１８７",
	];
	const searches = [
		"555-0187",
		"0187",
		"(828) 555-0187",
		"828 555",
		"8285550187",
		"18285550187",
		"+1 828 555 0187",
		"001 828 555 0187",
		"(828) 555-0187 ext. 12",
		"828.555.0187x12",
		"zoe 828-555-0187",
		"８２８５５５０１８７",
	];
	test.each(stored)("%s is found by its digits and as any other form", (phoneNumber) => {
		for (const search of [...searches, phoneNumber]) {
			expect(finds(search, { ...answers, phoneNumber }), search).toBe(true);
		}
		for (const search of ["555-0188", "828 555 0180"]) {
			expect(finds(search, { ...answers, phoneNumber }), search).toBe(false);
		}
	});

	test("and that can't be read, is found by what was written", () => {
		const abroad = { ...answers, phoneNumber: "020 7946 0958 (London)" };
		for (const search of ["020 7946 0958", "+44 20 7946 0958", "0958", "london"]) {
			expect(finds(search, abroad), search).toBe(true);
		}
		const short = { ...answers, phoneNumber: "555-0142, ask for Kim" };
		for (const search of ["555-0142", "5550142", "0142", "kim"]) {
			expect(finds(search, short), search).toBe(true);
		}
		const vanity = { ...answers, phoneNumber: "1-800-GET-DOGS" };
		for (const search of ["1-800-GET-DOGS", "get dogs", "1 800 438 3647", "438-3647"]) {
			expect(finds(search, vanity), search).toBe(true);
		}
	});
});

test("digits within a word are not a phone number", () => {
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
	"a search for %s alone finds nothing rather than everything",
	(search) => {
		expect(searchPatterns(search)).not.toEqual([]);
		expect(finds(search)).toBe(false);
	},
);

test.each([
	"06322522",
	"0981020012345678",
	"00193",
	"00193123",
	"001931234",
	"00193123456789",
	"2e00193c",
	"1a006911",
	"004564ef",
	"0056b3d9123456",
	"14776182279",
	"004696832777",
])(
	"a number or a word of letters and digits, such as a microchip’s, is found with its zeros: %s",
	(number) => {
		const message = { ...answers, message: `The chip says ${number}.` };
		expect(finds(number, message)).toBe(true);
		expect(finds(number)).toBe(false);
	},
);

test("the last word of a long message is found, and so is a very long word", () => {
	const long = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk";
	const message = `${long} ${Array.from({ length: 500 }, (_, n) => `word${n}`).join(" ")}`;
	for (const search of [long, "donaudampf", "word499"]) {
		expect(finds(search, { ...answers, message })).toBe(true);
	}
});

test("a single letter is searched at the beginning of words, and only if it is the whole search", () => {
	expect(finds("j")).toBe(true);
	expect(finds("x")).toBe(false);
	expect(searchPatterns("x zoe")).toEqual(searchPatterns("zoe"));
	// The search index only finds three or more characters.
	expect(searchPatterns("j")[0]).toHaveLength(3);
});

test("text in other scripts is found, and half of a surrogate pair does no harm", () => {
	const message = { ...answers, name: "مريم الفارسي", message: "子犬が好き 🐶 \ud800 щенок" };
	for (const search of ["مريم", "子犬が", "щенок"]) expect(finds(search, message)).toBe(true);
	expect(searchText(message).isWellFormed()).toBe(true);
});
