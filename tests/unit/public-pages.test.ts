import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { publicPages } from "~/content/public-pages.ts";
import routes from "~/routes.ts";

/** Matches addresses that aren't pages or aren't public. */
const closed = /^\/(admin|api|auth|contact|healthz|readyz|metrics)(\/|$)|\.\w+$/;

function patterns(entries: readonly RouteConfigEntry[], parent = ""): string[] {
	return entries.flatMap((entry) => {
		const path = entry.path ? `${parent}/${entry.path}` : parent;
		return entry.children ? patterns(entry.children, path) : [path || "/"];
	});
}

const pages = publicPages();
const declared = patterns(await routes);

test("every public page of the route map is in the sitemap's list", () => {
	const fixed = declared.filter((path) => !/[:*]/.test(path) && !closed.test(path));
	expect(fixed.filter((path) => !pages.includes(path))).toEqual([]);
});

test("every page of the sitemap's list is in the route map, exactly once", () => {
	const open = declared.filter((path) => path !== "/*" && !closed.test(path));
	expect(pages.filter((page) => !open.some((path) => matchPath(path, page)))).toEqual([]);
	expect(new Set(pages).size).toBe(pages.length);
});
