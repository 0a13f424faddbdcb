import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { xml, xmlDocument } from "./xml.ts";

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" });

describe("XML", () => {
	test("preserves every text, both in elements and in attributes", () => {
		const text = `Fig & <b>"Co"</b> 'n' 🐶 ]]> é`;
		const document = xmlDocument(xml`<a title="${text}"><b>${text}</b></a>`);
		expect(XMLValidator.validate(document)).toBe(true);
		expect(parser.parse(document).a).toEqual({ title: text, b: text });
	});

	test("leaves out characters that XML doesn't allow", () => {
		expect(String(xml`<a>${"A\u0000\u0008\u000B\u001FB\uFFFEC\uD83DD\tE"}</a>`)).toBe(
			"<a>ABCD\tE</a>",
		);
	});

	test("nests pieces and lists of them, and writes nothing for undefined", () => {
		const items = ["x", "<y>"].map((item) => xml`<i>${item}</i>`);
		expect(String(xml`<a> ${items} ${undefined} <b>${3}</b></a>`)).toBe(
			"<a><i>x</i><i>&lt;y&gt;</i><b>3</b></a>",
		);
	});

	test("writes dates as ISO 8601", () => {
		expect(String(xml`<a>${new Date(0)}</a>`)).toBe("<a>1970-01-01T00:00:00.000Z</a>");
	});
});
