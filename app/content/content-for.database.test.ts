import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { freshDatabase } from "../../tests/support/database.ts";
import { contentFor, withDrafts } from "./content-for.server.ts";
import type { ContentDocument } from "./document.ts";
import { draftDefaults, publishDraft, saveDraft } from "./drafts.server.ts";
import { readPublishedContent } from "./published.server.ts";

const greeting: ContentDocument<string> = {
	key: "greeting",
	label: "Greeting",
	schema: z.string(),
	defaults: () => "Hello",
	path: "/",
	editPath: "/admin/content/greeting",
};
const actor = { who: "maren", via: "admin" } as const;
const at = (revision: number) => ({ document: greeting, revision, actor });
const read = async () => contentFor(greeting);

beforeEach(async () => {
	await freshDatabase();
	await saveDraft(at(0), "Published");
	await publishDraft(at(1));
	await readPublishedContent();
});

test("a draft is read only within a preview, even while others read at the same moment", async () => {
	await saveDraft(at(2), "Draft");
	const [visitor, admin, other] = await Promise.all([read(), withDrafts(read), read()]);
	expect([visitor, admin, other]).toEqual(["Published", "Draft", "Published"]);
});

test("a draft that goes back to the defaults is previewed as the defaults", async () => {
	await draftDefaults(at(2));
	expect(await withDrafts(read)).toBe("Hello");
	expect(await read()).toBe("Published");
});

test("without a draft, a preview shows what visitors read", async () => {
	expect(await withDrafts(read)).toBe("Published");
});

test("published content is parsed once for all pages, and again when content or settings have changed", async () => {
	const document: ContentDocument<{ words: string }> = {
		key: "greetings",
		label: "Greetings",
		schema: z.object({ words: z.string() }),
		defaults: () => ({ words: "" }),
		path: "/",
		editPath: "/admin/content/greetings",
	};
	const publish = async (words: string, revision: number) => {
		await saveDraft({ document, revision, actor }, { words });
		await publishDraft({ document, revision: revision + 1, actor });
		await readPublishedContent();
		return contentFor(document);
	};
	const first = await publish("First", 0);
	expect(contentFor(document)).toBe(first);
	await readPublishedContent();
	expect(contentFor(document)).toEqual(first);
	expect(contentFor(document)).not.toBe(first);
	expect(await publish("Second", 2)).toEqual({ words: "Second" });
});
