import { describe, expect, test } from "vitest";
import { factDefaults, facts } from "~/business/facts.ts";
import { numbersIn, readPhone } from "./phone-number.server.ts";

describe("the link that calls", () => {
	test.each([
		["(828) 555-0142", "+18285550142"],
		["828.555.0142", "+18285550142"],
		["828/555-0142", "+18285550142"],
		["8 2 8 5 5 5 0 1 4 2", "+18285550142"],
		["1 828 555 0142", "+18285550142"],
		["+1 (828) 555-0142", "+18285550142"],
		["（８２８）５５５－０１４２", "+18285550142"],
		["٨٢٨٥٥٥٠١٤٢", "+18285550142"],
		["(555) 014-0177", "+15550140177"],
		["828_555_0142", "+18285550142"],
		["828*555*0142", "+18285550142"],
		["828·555·0142", "+18285550142"],
		["828=555=0142", "+18285550142"],
		["828•555•0142", "+18285550142"],
		["828~555~0142", "+18285550142"],
		["{828} 555-0142", "+18285550142"],
		["828-555-O142", "+18285550142"],
		["828-55O-Ol42", "+18285500142"],
	])("%s has its country code", (answer, number) => {
		expect(readPhone(answer)).toEqual({ number, call: `tel:${number}`, text: `sms:${number}` });
	});

	test.each([
		"(828) 555-0142 ext. 3",
		"(828) 555-0142 ext 3",
		"(828) 555-0142, ext. 3",
		"(828) 555-0142 – ext 3",
		"(828) 555-0142 Extension 3",
		"(828) 555-0142 ext. #3",
		"(828) 555-0142 ex 3",
		"(828) 555-0142, press 3",
		"(828) 555-0142ext3",
		"(828) 555-0142 x3",
		"(828) 555-0142x3",
		"(828) 555-0142, x3",
		"(828) 555-0142 #3",
		"(828) 555-0142 (x3)",
		"(828) 555-0142 (ext. 3)",
		"+1-828-555-0142;ext=3",
		"tel:+1-828-555-0142 ;ext=3",
		"（８２８）５５５－０１４２　ｅｘｔ．３",
		"Office (828) 555-0142 ext. 3, ask for Kim",
	])("%s has its extension, which no text message and no program gets", (answer) => {
		expect(readPhone(answer)).toEqual({
			number: "+18285550142",
			call: "tel:+18285550142;ext=3",
			text: "sms:+18285550142",
		});
	});

	test.each([
		"828-555-0190 after 5 pm",
		"5pm+ 828-555-0190",
		"5pm+828-555-0190",
		"+1 (0) 828 555 0190",
		"1(828)555-0190",
		"828-555-0190, 5 pm",
		"828-555-0190; 9-5",
		"828-555-0190 5pm",
		"(828) 555-0190 5 pm or later",
		"(828) 555-0190 10 am to 4 pm",
		"+1 (828) 555-0190 12-3",
		"828 555 0190 5 pm",
		"828 555 0190 0191",
		"after 5 pm: 828-555-0190",
		"24 Main St, 828-555-0190",
		"828-555-0190 or 828-555-0191",
		"828-555-0190/828-555-0191",
		"828-555-0190 / 0191",
		"828-555-0190, 828-555-0191",
		"1-828-555-0190, 1-828-555-0191",
		"8285550190 8285550191",
		"home 828-555-0190, cell 828-555-0191",
		"Cell: 828-555-0190 (Dana)",
	])("%s is that of the first number alone", (answer) => {
		expect(readPhone(answer)?.call).toBe("tel:+18285550190");
	});

	test.each([
		["+44 20 7946 0958", "+442079460958"],
		["(+44) (0)20 7946 0958", "+442079460958"],
		["0044 20 7946 0958", "+442079460958"],
		["00 44 (0)20 7946 0958", "+442079460958"],
		["011 44 20 7946 0958", "+442079460958"],
		["+44 7700 900123", "+447700900123"],
		["0011 44 7700 900123", "+447700900123"],
		["cell+44 7700 900123", "+447700900123"],
		["+44 207 946 0958", "+442079460958"],
		["00442079460958x3", "+442079460958;ext=3"],
		["London 0044 20 7946 0958", "+442079460958"],
		["001 828 555 0142", "+18285550142"],
	])("%s is international", (answer, number) => {
		expect(readPhone(answer)?.call).toBe(`tel:${number}`);
	});

	test.each([
		["1-800-GET-DOGS", "+18004383647"],
		["1-800-get-dogs", "+18004383647"],
		["1 800 GET DOGS", "+18004383647"],
		["(828) 555-DOGS", "+18285553647"],
		["Call 1-800-GET-DOGGIES!", "+18004383644"],
	])("%s dials the keys of its letters", (answer, number) => {
		expect(readPhone(answer)?.call).toBe(`tel:${number}`);
	});

	test.each([
		"",
		"ask my wife",
		"555-0142",
		"828-555-01930",
		"82855501935",
		"+828 555 0142",
		"05 55 55 01 42",
		"2026-11-28",
		"911",
		"828",
	])("%j has none", (answer) => expect(readPhone(answer)).toBeUndefined());
});

test("the numbers of a text are taken out of it in their order", () => {
	const { numbers, rest } = numbersIn("Dana 828 555 0190 ext. 4 or +1-828-555-0191 Juniper");
	expect(numbers.map(({ national }) => national)).toEqual(["8285550190", "8285550191"]);
	expect(rest.split(/\s+/)).toEqual(["Dana", "or", "Juniper"]);
});

test("digits within a word are no phone number in a text, but a number where it was given as one", () => {
	expect(numbersIn("chip w8285550142b").numbers).toEqual([]);
	expect(numbersIn("Tel. 1(828)555-0142").numbers).toHaveLength(1);
	expect(numbersIn("the serial number 00193555777x5").numbers).toEqual([]);
	expect(readPhone("Tel8285550142or ask Kim")?.number).toBe("+18285550142");
});

test("the sample's number is known without reading it", () => {
	expect(facts.phoneNumber).toEqual(readPhone(factDefaults.phone));
});
