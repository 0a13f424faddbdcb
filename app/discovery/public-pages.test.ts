import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import routes from "../routes.ts";
import { publicPages } from "./public-pages.ts";

/** Not pages, or not public. */
const closed = /^\/(admin|api|auth|contact|healthz|readyz|metrics)(\/|$)|\.\w+$/;

function patterns(entries: readonly RouteConfigEntry[], parent = ""): string[] {
	return entries.flatMap((entry) => {
		const path = entry.path ? `${parent}/${entry.path}` : parent;
		return entry.children ? patterns(entry.children, path) : [path || "/"];
	});
}

const declared = patterns(await routes);

test("every public page of the map of routes is in the sitemap's list", () => {
	const pages = declared.filter((path) => !/[:*]/.test(path) && !closed.test(path));
	expect(pages.filter((path) => !publicPages.includes(path))).toEqual([]);
});

test("every page of the sitemap's list is in the map of routes, once", () => {
	const open = declared.filter((path) => path !== "/*" && !closed.test(path));
	expect(publicPages.filter((page) => !open.some((path) => matchPath(path, page)))).toEqual([]);
	expect(new Set(publicPages).size).toBe(publicPages.length);
});
