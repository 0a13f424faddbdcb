import { matchPath } from "react-router";
import { expect, test } from "vitest";
import routes from "~/routes.ts";
import { adminRoutes } from "../../../tests/support/admin-routes.ts";
import { guideSections } from "./guide.server.ts";

const addresses = guideSections().flatMap(({ parts }) =>
	[...JSON.stringify(parts).matchAll(/"a":"([^"]+)"/g)].map(([, address = ""]) => address),
);

test("every task has a heading and words, and nothing in it is left as it was typed", () => {
	expect(guideSections().length).toBeGreaterThan(10);
	for (const { id, title, parts } of guideSections()) {
		expect(id, title).toMatch(/^[a-z]+(-[a-z]+)*$/);
		expect(parts.length, title).toBeGreaterThan(0);
		expect(JSON.stringify(parts), title).not.toMatch(/`|\*\*|\]\(/);
	}
});

test("every address that it names is one of the site's", () => {
	const known = [...adminRoutes.filter((path) => path !== "/admin/*"), ...publicPaths];
	expect(addresses.length).toBeGreaterThan(8);
	const wrong = addresses.filter((address) => !known.some((path) => matchPath(path, address)));
	expect(wrong).toEqual([]);
});

const publicPaths = routes.flatMap(({ path }) => (path && path !== "*" ? [`/${path}`] : []));
