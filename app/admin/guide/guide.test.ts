import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import routes from "~/routes.ts";
import { filesBelow } from "../../../scripts/built-files.mjs";
import { adminRoutes } from "../../../tests/support/admin-routes.ts";
import { guidePage, guideTasks } from "./guide.server.ts";
import { guideTaskOf } from "./screens.ts";

const publicPaths = routes.flatMap(({ path }) => (path && path !== "*" ? [`/${path}`] : []));
const known = [...adminRoutes.filter((path) => path !== "/admin/*"), ...publicPaths];
const tasks = guideTasks();

test("every task of the index has a page, and every page is in the index", () => {
	const files = [...filesBelow("docs/guide")].filter((file) => file.endsWith(".md"));
	expect(tasks.map(({ id }) => `docs/guide/${id}.md`).toSorted()).toEqual(files.toSorted());
	expect(tasks.length).toBeGreaterThan(15);
	expect(guidePage("nothing")).toBeUndefined();
});

test("every screen leads to a page of the guide, except for the guide itself", () => {
	// The stream of updates and old addresses are no screens.
	const own = /^\/admin\/(guide|contacts|emails|updates|\*)/;
	const screens = adminRoutes
		.filter((path) => !own.test(path))
		.map((path) => path.replaceAll(/:\w+\??/g, "7"));
	expect(screens.length).toBeGreaterThan(50);
	const known = tasks.map(({ id }) => id);
	for (const path of screens) expect(known, path).toContain(guideTaskOf(path));
	expect(guideTaskOf("/admin/guide/the-first-hour")).toBeUndefined();
	expect(guideTaskOf("/admin/")).toBe("see-what-today-needs");
	expect(guideTaskOf("/admin/families/12/reply")).toBe("answer-a-family");
	expect(guideTaskOf("/admin/content/lists/pages/new")).toBe("make-a-page-of-your-own");
});

describe.each(tasks)("$title", ({ id, title }) => {
	const page = guidePage(id);
	const text = JSON.stringify(page?.text);

	test("has text, and no Markdown is left in it", () => {
		expect(page).toMatchObject({ id, title });
		expect(text.length).toBeGreaterThan(100);
		expect(text).not.toMatch(/`|\*\*|\]\(|^#/);
	});

	test("links only to addresses that exist on the site", () => {
		const addresses = [...text.matchAll(/"a":"([^"]+)"/g)].map(([, to = ""]) => to);
		expect(addresses.filter((to) => !known.some((path) => matchPath(path, to)))).toEqual([]);
	});

	test("has a picture at most, which exists, with an alt text", () => {
		const file = `docs/guide/${id}.md`;
		const named = readFileSync(file, "utf8").match(/^!\[.*$/gm) ?? [];
		expect(named.length).toBe(page?.picture ? 1 : 0);
		if (!page?.picture) return;
		expect(page.picture.alt.length).toBeGreaterThan(20);
		const picture = page.picture.src.split("/").at(-1) ?? "";
		expect(existsSync(resolve("docs/guide/pictures", picture))).toBe(true);
	});
});
