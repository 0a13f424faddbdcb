import { expect, test } from "vitest";
import { newPage } from "~/content/own-pages/own-page.ts";
import { addressProblem } from "./page-address.ts";

const pages = [
	{ ...newPage({ id: "health", title: "Health", slug: "health" }), formerSlugs: ["guarantee"] },
	newPage({ id: "faq", title: "Questions", slug: "faq" }),
];
const problemAt = (slug: string, puppyAddress?: string) =>
	addressProblem(pages, "faq", { slug, puppyAddress });

test("an address that another page has or had before is rejected with the reason", () => {
	expect(problemAt("guarantee")).toContain("“Health” has this address, or once had it");
	expect(problemAt("health")).toContain("“Health”");
	expect(problemAt("questions")).toBeUndefined();
	expect(addressProblem(pages, "health", { slug: "guarantee", puppyAddress: undefined })).toBe(
		undefined,
	);
});

test("so is the name of a puppy, because links with it lead to the puppy", () => {
	expect(problemAt("maple", "/trained-puppies-for-sale/maple")).toContain("lead to the puppy");
});

test("a page can keep its address", () => {
	const taken = pages.map((page) =>
		page.id === "health" ? { ...page, formerSlugs: ["faq"] } : page,
	);
	const wanted = { slug: "faq", puppyAddress: "/trained-puppies-for-sale/faq" };
	expect(addressProblem(taken, "faq", wanted)).toBeUndefined();
});

test("a page in the trash does not keep its former addresses", () => {
	const deleted = pages.map((page) =>
		page.id === "health" ? { ...page, deletedAt: "2026-11-22T10:00:00Z" } : page,
	);
	const wanted = { slug: "guarantee", puppyAddress: undefined };
	expect(addressProblem(deleted, "faq", wanted)).toBeUndefined();
});

test("a page that was moved, or is taken out of the trash, can have its address again", () => {
	const wanted = { slug: "maple", puppyAddress: "/trained-puppies-for-sale/maple" };
	const page = newPage({ id: "maple", title: "Maple syrup", slug: "maple-syrup" });
	expect(addressProblem([page], "maple", wanted)).toContain("lead to the puppy");
	expect(addressProblem([{ ...page, formerSlugs: ["maple"] }], "maple", wanted)).toBeUndefined();
	const deleted = { ...page, slug: "maple", deletedAt: "2026-11-22T10:00:00Z" };
	expect(addressProblem([deleted], "maple", wanted)).toBeUndefined();
});
