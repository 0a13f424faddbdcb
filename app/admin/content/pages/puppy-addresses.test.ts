import { beforeEach, expect, test } from "vitest";
import { changeDraft } from "~/content/changes.server.ts";
import { documentState } from "~/content/drafts.server.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import { newPage, type OwnPage, ownPageLimits } from "~/content/own-pages/own-page.ts";
import { slugFor } from "~/content/own-pages/slug.ts";
import { freshDatabase } from "../../../../tests/support/database.ts";
import { addPuppy } from "../../../../tests/support/puppy.ts";
import { puppiesAt } from "./puppy-addresses.server.ts";
import { restorePage } from "./restore-page.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const deletedAt = "2026-11-22T10:00:00.000Z";

const store = (pages: OwnPage[]) => changeDraft({ document: ownPagesDocument, actor }, () => pages);
const pageNow = async (id: string) =>
	(await documentState(ownPagesDocument)).value.find((page) => page.id === id);

beforeEach(freshDatabase);

test("a page never gets a puppy's name as its address, even if another page has its first choice", async () => {
	await addPuppy({ name: "Maple 2", profilePath: "maple-2" });
	const pages = [newPage({ id: "syrup", title: "Maple", slug: "maple" })];
	expect(slugFor("Maple", pages, await puppiesAt("Maple", pages))).toBe("maple-3");
});

test("a page restored while another page has its address gets a free one, and the message says so", async () => {
	await addPuppy({ name: "Maple 2", profilePath: "maple-2" });
	await store([
		{ ...newPage({ id: "old", title: "Maple", slug: "maple" }), deletedAt },
		newPage({ id: "new", title: "Maple", slug: "maple" }),
	]);
	const { words } = await restorePage("old", actor);
	expect(words).toBe("“Maple” is back at /maple-3, because another page has /maple.");
	expect(await pageNow("old")).toMatchObject({ slug: "maple-3" });
	expect((await pageNow("old"))?.deletedAt).toBeUndefined();
});

test("restoring a page warns that links will no longer lead to a puppy", async () => {
	await addPuppy({ name: "Maple", profilePath: "maple" });
	await store([{ ...newPage({ id: "old", title: "Syrup", slug: "maple" }), deletedAt }]);
	expect((await restorePage("old", actor)).words).toBe(
		"“Syrup” is back. Once it is published, links to /maple lead to “Syrup” and no longer to a puppy.",
	);
});

test("restoring a hidden page warns about its former addresses, too, and stays short", async () => {
	for (const name of ["maple", "fig"]) await addPuppy({ name, profilePath: name });
	const page = newPage({ id: "old", title: "Syrup ".repeat(16), slug: "syrup" });
	const formerSlugs = ["maple", "fig", "plum"];
	await store([{ ...page, formerSlugs, isHidden: true, deletedAt }]);
	const { words = "" } = await restorePage("old", actor);
	expect(words).toContain("Once it is published and shown, links to /maple lead to “Syrup Syrup");
	expect(words).toMatch(/no longer to a puppy\. The same goes for 1 more address\.$/);
	expect(words.length).toBeLessThan(300);
});

test("a page stays in the trash if there is no room for it", async () => {
	const many = Array.from({ length: ownPageLimits.pages }, (_, index) =>
		newPage({ id: `page ${index}`, title: "Page", slug: `page-${index}` }),
	);
	await store([...many, { ...newPage({ id: "old", title: "Old", slug: "old" }), deletedAt }]);
	expect((await restorePage("old", actor)).problem).toContain("50 pages already");
	expect((await pageNow("old"))?.deletedAt).toBe(deletedAt);
});
