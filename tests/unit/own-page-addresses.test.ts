import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { ownPagesDocument, takenSlugs } from "~/content/documents/own-pages.ts";
import { formSchema, toForm } from "~/content/fields/form.ts";
import routeMap from "~/routes.ts";
import { ownPages } from "../support/own-pages.ts";

const { kind, itemFields } = ownPagesDocument;
const pages = (...all: object[]) => ownPages(...all).items;

/** The message for what is wrong with the address of a page, as its form shows it. */
function problemOf(slug: string, others = pages()): string | undefined {
	const [page] = pages({ slug });
	const typed = formSchema(itemFields).safeParse({ title: "Questions", slug });
	const [issue] = typed.error?.issues.filter(({ path }) => path[0] === "slug") ?? [];
	return issue?.message ?? (page && kind.check?.(page, others).slug);
}

/** The address of a page whose form was saved without one. */
function addressFor(title: string, others = pages()): string | undefined {
	const [page] = pages({ title, slug: "" });
	return page && kind.tidy?.(page, others).slug;
}

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
		expect(problemOf(slug)).toContain("The site itself uses");
	},
);

test.each(["a/b", "a--b", "-a", "a b", "ä", "../x", "a.txt", "0", "007"])(
	"“%s” is not a valid address",
	(slug) => {
		expect(problemOf(slug)).toContain("lowercase letters");
	},
);

test("an address is read as it is copied from the browser", () => {
	const [page] = pages({});
	const typed = formSchema(itemFields).parse({ ...toForm(itemFields, page), slug: "/FAQ/" });
	expect(typed).toMatchObject({ slug: "faq" });
});

test("an address that another page uses is refused, even if that page is in the trash", () => {
	expect(problemOf("faq", pages({ slug: "faq" }))).toContain("“Questions” has this address");
	const deletedAt = "2026-11-22T10:00:00Z";
	expect(problemOf("faq", pages({ slug: "faq", deletedAt }))).toContain("has this address");
	expect(problemOf("faq", pages({ slug: "health" }))).toBeUndefined();
});

test("an address that still redirects to another page belongs to that page", () => {
	expect(problemOf("faq", pages({ slug: "answers", formerSlugs: ["faq"] }))).toContain(
		"or once had it",
	);
	expect(addressFor("FAQ", pages({ slug: "answers", formerSlugs: ["faq", "faq-2"] }))).toBe(
		"faq-3",
	);
});

test.each([
	["Health & Guarantee", "health-guarantee"],
	["FAQ", "faq-2"],
	["Videos", "videos-2"],
	["  ", "page"],
	["שאלות", "page"],
	["Café — Über uns", "cafe-uber-uns"],
	["x".repeat(200), "x".repeat(55)],
])("the title %s becomes the address %s", (title, slug) => {
	expect(addressFor(title, pages({ slug: "faq" }))).toBe(slug);
});
