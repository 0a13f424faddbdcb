import { describe, expect, test } from "vitest";
import { csvLine } from "../csv.server.ts";
import { listQuery, readListView } from "./list-view.ts";

describe("a cell of the exported file", () => {
	test.each([
		"=1+1",
		"+1+cmd|' /C calc'!A0",
		"+1-1",
		"+1 828 555 0142+A1",
		"+A1",
		"＋1 828 555 0142",
		"-828 555 0142",
		"=8285550142",
		"\t+1 828 555 0142",
		"-1",
		"@SUM(1)",
		"\t=1",
		"\rx",
		"  =1",
		"\u00a0\u200b=1",
		"＝1+1",
		"＋1",
		"－1",
		"＠x",
	])("that begins like %j is plain text for a spreadsheet", (value) => {
		expect(csvLine([value])).toBe(`"'${value}"\r\n`);
	});

	test.each([
		"+1 (555) 014-0177",
		"+1 828 555 0142",
		"+18285550142",
		"+1.828.555.0142 ext. 3",
		"+1-828-555-0142 x3",
		"+44 (0)20 7946 0958",
	])("that is the phone number %s stays one for other programs", (value) => {
		expect(csvLine([value])).toBe(`"${value}"\r\n`);
	});

	test("is otherwise unchanged, in quotes", () => {
		expect(csvLine(["Dana", 'a "b", c\nd', "", "1=1"])).toBe('"Dana","a ""b"", c\nd","","1=1"\r\n');
	});
});

const view = (query: string) => readListView(new URLSearchParams(query));

describe("the address of the list", () => {
	test("is read and written the same way", () => {
		const query = "?tab=spam&from=2026-01-01&to=2026-01-31&search=dana+p&before=1763650000000.12";
		expect(listQuery(view(query))).toBe(query);
		const { before: _, ...filter } = view(query);
		expect(listQuery(filter)).toBe(query.replace(/&before.*/, ""));
		expect(listQuery(view(""))).toBe("");
	});

	test("falls back to defaults for unusable values", () => {
		const strange = view("tab=x&from=2026-02-30&to=%00&search=%00&before=-1&after=2026-99-99.1");
		expect(strange).toMatchObject({ tab: "all", from: "", to: "", search: "" });
		expect(strange.before).toBeUndefined();
		expect(strange.after).toBeUndefined();
	});
});
