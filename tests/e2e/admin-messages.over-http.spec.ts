/** Tests the export of messages for spreadsheets. */
import { signIn } from "./admin.ts";
import { sendMessage } from "./contacts.ts";
import { expect, test } from "./fixtures.ts";

/** Parses CSV according to RFC 4180. */
function parse(csv: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
	let end = 0;
	for (const match of csv.matchAll(cells)) {
		row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
		if (match[3] === "\r\n") {
			rows.push(row);
			row = [];
		}
		end = match.index + match[0].length;
	}
	expect(end).toBe(csv.length);
	return rows;
}

test("messages are exported as the list shows them, and a spreadsheet runs nothing in them", async ({
	page,
}) => {
	const marker = `w${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
	const message = `=HYPERLINK("http://x.example";"${marker}")\nwith "quotes", commas; and 🐶`;
	await sendMessage(page, {
		name: "@SUM(1+1)",
		email: `${marker}@example.com`,
		phone_number: "+1 (555) 014-0177",
		message,
	});
	await sendMessage(page, { name: "＝1+1", email: "-x@example.com", message: `Plain ${marker}` });
	await signIn(page, `/admin/families/messages?search=${marker}`);
	const link = page.getByRole("link", { name: "Export as CSV" });
	const answer = await page.request.get((await link.getAttribute("href")) ?? "");
	expect(answer.status()).toBe(200);
	expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
	expect(answer.headers()["content-disposition"]).toMatch(
		/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/,
	);
	expect(answer.headers()["cache-control"]).toBe("no-store");
	const bytes = await answer.body();
	expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const [head, plain, dangerous, ...rest] = parse(bytes.toString("utf8").slice(1));
	expect(rest).toEqual([]);
	expect(head?.slice(0, 7)).toEqual([
		"Number",
		"Received",
		"Status",
		"Name",
		"Email",
		"Phone number",
		"Message",
	]);
	expect(dangerous?.[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
	expect(dangerous?.slice(2, 7)).toEqual([
		"New",
		"'@SUM(1+1)",
		`${marker}@example.com`,
		"+1 (555) 014-0177",
		`'${message}`,
	]);
	expect(new Set(head).size).toBe(head?.length);
	expect(plain?.slice(3, 7)).toEqual([
		"'＝1+1",
		"'-x@example.com",
		"(555) 014-0177",
		`Plain ${marker}`,
	]);
});

test("nobody without a session can download the file", async ({ request }) => {
	const answer = await request.get("/admin/families/messages/export.csv", { maxRedirects: 0 });
	expect(answer.status()).toBe(303);
	expect(await answer.text()).not.toContain("@");
});
