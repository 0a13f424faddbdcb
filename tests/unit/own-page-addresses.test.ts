import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { slugFor, slugProblem, takenSlugs } from "~/content/own-pages/slug.ts";
import routeMap from "~/routes.ts";

const other = (slug: string, ...formerSlugs: string[]) => ({
	title: "Questions",
	slug,
	formerSlugs,
});

/** Returns the first segment of every route that could be confused with one of the trainer's own pages. */
async function firstParts(): Promise<string[]> {
	const flat = (entries: readonly RouteConfigEntry[], within = ""): string[] =>
		entries.flatMap(({ path, children = [] }) => {
			const whole = [within, path].filter(Boolean).join("/");
			return [whole, ...flat(children, whole)];
		});
	const parts = flat(await routeMap).map((path) => path.split("/")[0] ?? "");
	return [...new Set(parts)].filter((part) => /^[a-z0-9-]+$/.test(part));
}

test("the trainer's own pages can't use any address of the site itself", async () => {
	const parts = await firstParts();
	expect(parts.length).toBeGreaterThan(20);
	expect([...parts, "assets", "media"].toSorted()).toEqual([...takenSlugs].toSorted());
});

test.each(["reviews", "admin", "contact-us", "api", "media"])(
	"/%s is refused with an explanation",
	(slug) => {
		expect(slugProblem(slug, [])).toContain("The site itself uses");
	},
);

test.each(["", "FAQ", "a/b", "a--b", "-a", "a b", "ä", "../x", "a.txt", "0", "007"])(
	"“%s” is not a valid address",
	(slug) => {
		expect(slugProblem(slug, [])).toContain("lowercase letters");
	},
);

test("an address that another page uses is refused", () => {
	expect(slugProblem("faq", [other("faq")])).toContain("“Questions” has this address");
	expect(slugProblem("faq", [other("health")])).toBeUndefined();
});

test("an address that still redirects to another page belongs to that page", () => {
	expect(slugProblem("faq", [other("answers", "faq")])).toContain("or once had it");
	expect(slugFor("FAQ", [other("answers", "faq", "faq-2")])).toBe("faq-3");
	expect(slugFor("FAQ", [], new Set(["faq"]))).toBe("faq-2");
});

test.each([
	["Health & Guarantee", "health-guarantee"],
	["FAQ", "faq-2"],
	["Videos", "videos-2"],
	["  ", "page"],
	["שאלות", "page"],
	["Café — Über uns", "cafe-uber-uns"],
	["x".repeat(200), "x".repeat(55)],
])("the title %s suggests the address %s", (title, slug) => {
	expect(slugFor(title, [other("faq")])).toBe(slug);
});
