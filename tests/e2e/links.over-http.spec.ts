/** Tests that everything a page refers to exists: pictures, pages, and anchors in them. */
import { expect, test } from "@playwright/test";
import { type ServedPage, servedPages, wholeSite } from "./site-pages.ts";

let origin: string;
let all: ServedPage[];

test.describe.configure({ mode: "default" });

test.beforeAll(async ({ request, baseURL }) => {
	origin = baseURL ?? "";
	all = Object.values(await wholeSite(request)).flat();
});

test("every picture exists in every size and format that a page offers", async ({ request }) => {
	const addresses = new Set(all.flatMap((page) => page.pictures));
	expect(addresses.size).toBeGreaterThan(200);
	const failed: string[] = [];
	for (const address of addresses) {
		const response = await request.get(address);
		const type = response.headers()["content-type"] ?? "";
		if (response.status() !== 200 || !type.startsWith("image/")) {
			failed.push(`${response.status()} ${type} ${address}`);
		}
	}
	expect(failed).toEqual([]);
});

test("every link leads to a page that exists, and to an anchor in it", async ({ request }) => {
	const known = new Map(all.map((each) => [each.path, each]));
	const failed: string[] = [];
	const checked = new Set<string>();
	for (const from of [...known.values()]) {
		for (const link of from.links) {
			if (/^(tel|sms|mailto|fb):/.test(link)) continue;
			const url = new URL(link, `${origin}${from.path}`);
			if (url.origin !== origin || checked.has(url.href)) continue;
			checked.add(url.href);
			const path = `${url.pathname}${url.search}`;
			const complain = (what: string) => failed.push(`${from.path}: ${link} ${what}`);
			if (path.startsWith("/media/")) {
				const picture = await request.head(path);
				const type = picture.headers()["content-type"];
				if (picture.status() !== 200 || !type?.startsWith("image/")) {
					complain(`answers ${picture.status()} ${type}`);
				}
				continue;
			}
			const target = known.get(path) ?? (await servedPages(request, [path]))[0];
			if (!target) throw new Error(`${path} was not read`);
			known.set(path, target);
			// Only missing pages have a link to themselves.
			if (target.status !== 200 && target !== from) complain(`answers ${target.status}`);
			const id = decodeURIComponent(url.hash.slice(1));
			if (id && !target.ids.includes(id)) complain("is no place on that page");
		}
	}
	expect(checked.size).toBeGreaterThan(80);
	expect(failed).toEqual([]);
});

test("no page has a duplicate ID", () => {
	for (const { path, ids } of all) {
		const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
		expect([path, twice]).toEqual([path, []]);
	}
});
