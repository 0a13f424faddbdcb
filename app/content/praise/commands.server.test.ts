import { beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/database.ts";
import { changeDraft } from "../changes.server.ts";
import { publishDraft } from "../drafts.server.ts";
import { publishedContent, readPublishedContent } from "../published.server.ts";
import { undeleted } from "./changes.ts";
import {
	addPraise,
	changePraiseByButton,
	praiseState,
	trashSamples,
	withPraise,
} from "./commands.server.ts";
import { praiseDocuments } from "./documents.ts";
import { ITEMS_MAX, type PraiseItem, type PraiseKind, shownItems } from "./item.ts";

const actor = { who: "maren", via: "admin" } as const;
const key = "0b9f6c1e-9d0a-4c3c-8d0e-0f6f0a5f4a10";
const noor = { name: "Noor", words: "He sits.", agreed: true };

const items = async (kind: PraiseKind = "reviews") => (await praiseState(kind)).value.items;
const named = async (name: string) => {
	const found = (await items()).find((item) => item.name === name);
	if (!found) throw new Error(`Nobody is called ${name}`);
	return found;
};

beforeEach(async () => {
	await freshDatabase();
	await readPublishedContent();
});

describe("an added entry", () => {
	test("comes first in its list, and is a draft until it is published", async () => {
		expect(await addPraise("reviews", noor, { key, actor })).toBe("saved");
		expect((await items()).map(({ name }) => name).slice(0, 2)).toEqual(["Noor", "Carla M."]);
		await readPublishedContent();
		expect(publishedContent(praiseDocuments.reviews)).toBeUndefined();

		const { revision } = await praiseState("reviews");
		await publishDraft({ document: praiseDocuments.reviews, revision, actor });
		await readPublishedContent();
		expect(publishedContent(praiseDocuments.reviews)?.items).toHaveLength(9);
	});

	test("is added once, however often its form arrives", async () => {
		await addPraise("reviews", noor, { key, actor });
		expect(await addPraise("reviews", noor, { key, actor })).toBe("saved");
		expect(await items()).toHaveLength(9);
		await addPraise("reviews", { ...noor, words: "He lies down." }, { key, actor });
		expect(await items()).toHaveLength(10);
	});

	test("is refused by a full list until a deletion makes room", async () => {
		const { items: given } = (await praiseState("reviews")).value;
		for (let count = given.length; count < ITEMS_MAX; count += 1) {
			await addPraise("reviews", { ...noor, words: String(count) }, { key, actor });
		}
		expect(await addPraise("reviews", noor, { key, actor })).toBe("full");
		await changePraiseByButton("reviews", "delete", { id: "review-1", actor });
		expect(await addPraise("reviews", noor, { key, actor })).toBe("saved");
		expect(await changePraiseByButton("reviews", "restore", { id: "review-1", actor })).toBe(
			"full",
		);
	});
});

describe("a rewritten entry", () => {
	const rewrite = async (id: string, answers: Partial<PraiseItem>) =>
		changeDraft({ document: praiseDocuments.reviews, actor }, (list) =>
			withPraise("reviews", list, { id, answers }),
		);

	test("keeps its place and what its form doesn't ask for, and is no longer a sample", async () => {
		const before = await named("Derek S.");
		await rewrite(before.id, { words: "Better.", agreed: true });
		expect((await items())[2]).toEqual({ ...before, words: "Better.", sample: false });
	});

	test("comes out of the trash, and stays hidden if it was", async () => {
		const { id } = await named("Derek S.");
		await changePraiseByButton("reviews", "hide", { id, actor });
		await changePraiseByButton("reviews", "delete", { id, actor });
		await rewrite(id, { words: "One." });
		expect(await named("Derek S.")).toMatchObject({
			words: "One.",
			hidden: true,
			deletedAt: null,
		});
	});
});

describe("the buttons of an entry", () => {
	const order = async () => undeleted(await items()).map(({ id }) => id.replace("review-", ""));

	test("move it among those that are not deleted, and not beyond the ends", async () => {
		await changePraiseByButton("reviews", "delete", { id: "review-2", actor });
		await changePraiseByButton("reviews", "up", { id: "review-3", actor });
		expect((await order()).slice(0, 3)).toEqual(["3", "1", "4"]);
		await changePraiseByButton("reviews", "up", { id: "review-3", actor });
		await changePraiseByButton("reviews", "down", { id: "review-8", actor });
		expect(await order()).toEqual(["3", "1", "4", "5", "6", "7", "8"]);
	});

	test("all take effect when several people press them at once", async () => {
		const done = await Promise.all([
			changePraiseByButton("reviews", "hide", { id: "review-1", actor }),
			changePraiseByButton("reviews", "hide", { id: "review-2", actor }),
			changePraiseByButton("reviews", "up", { id: "review-8", actor }),
		]);
		expect(done).toEqual(["saved", "saved", "saved"]);
		expect(shownItems(await items()).map(({ id }) => id)).toEqual(
			[3, 4, 5, 6, 8, 7].map((number) => `review-${number}`),
		);
	});

	test("restore a deleted entry", async () => {
		await changePraiseByButton("reviews", "delete", { id: "review-1", actor });
		expect(shownItems(await items())).toHaveLength(7);
		await changePraiseByButton("reviews", "restore", { id: "review-1", actor });
		expect(shownItems(await items())).toHaveLength(8);
		expect(await changePraiseByButton("reviews", "hide", { id: "none", actor })).toBe("gone");
	});

	test("remove the whole sample and keep what was written", async () => {
		await addPraise("reviews", noor, { key, actor });
		expect(await trashSamples("reviews", actor)).toBe("saved");
		expect(shownItems(await items()).map(({ name }) => name)).toEqual(["Noor"]);
		expect(await items()).toHaveLength(9);
	});
});
