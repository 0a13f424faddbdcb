/** Items of a kind, from their form and the buttons of their list to what visitors read. */
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { pressItemButton } from "~/content/changes.server.ts";
import { reviewsDocument, shownPraise } from "~/content/documents/praise.ts";
import { documentState, publishDraft } from "~/content/drafts.server.ts";
import { type ItemButton, NEW, undeleted } from "~/content/items.ts";
import { publishedContent, readPublishedContent } from "~/content/published.server.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { itemTarget } from "./item-target.server.ts";
import { DELETED } from "./messages.ts";
import { saveForm } from "./save.server.ts";
import { loader as site } from "./site.route.tsx";

const actor = { who: "maren", via: "admin" } as const;
const key = "0b9f6c1e-9d0a-4c3c-8d0e-0f6f0a5f4a10";
const noor = { name: "Noor", text: "He sits.", agreed: "on", stars: "5" };

const items = async () => (await documentState(reviewsDocument)).value.items;
const named = async (name: string) => {
	const found = (await items()).find((item) => item.name === name);
	if (!found) throw new Error(`Nobody is called ${name}`);
	return found;
};
const press = (button: ItemButton, id: string) =>
	pressItemButton(reviewsDocument, button, { id, actor });

/** Sends the form of an item as a browser does; without a base, as it is rendered now. */
async function send(id: string, form: Readonly<Record<string, string>>) {
	const target = itemTarget(reviewsDocument, id);
	const { value } = await documentState(reviewsDocument);
	const body = new URLSearchParams({ [BASE]: JSON.stringify(target.read(value)), ...form });
	const request = new Request("http://localhost/", { method: "POST", body });
	return saveForm(request, { document: reviewsDocument, target, actor, back: "/admin" });
}

const statusOf = (response: Awaited<ReturnType<typeof send>>) =>
	response instanceof Response ? response.status : response.init?.status;

beforeEach(async () => {
	await freshDatabase();
	await readPublishedContent();
});

describe("an added item", () => {
	const add = (form: object = {}) => send(NEW, { ...noor, [SUBMISSION_KEY]: key, ...form });

	test("comes first in its list, and is a draft until it is published", async () => {
		expect(statusOf(await add())).toBe(303);
		expect((await items()).map(({ name }) => name).slice(0, 2)).toEqual(["Noor", "Tomás G."]);
		await readPublishedContent();
		expect(publishedContent(reviewsDocument)).toEqual(reviewsDocument.defaults());
		const { revision } = await documentState(reviewsDocument);
		await publishDraft({ document: reviewsDocument, revision, actor });
		await readPublishedContent();
		expect(publishedContent(reviewsDocument).items).toHaveLength(9);
	});

	test("is published with its form by one button", async () => {
		await add({ intent: "publish" });
		await readPublishedContent();
		expect(publishedContent(reviewsDocument).items[0]).toMatchObject({ name: "Noor" });
	});

	test("that visitors don't see, even once it is published, says why", async () => {
		const target = itemTarget(reviewsDocument, NEW);
		const before = { items: await items() };
		const why = (part: object) =>
			target.unseen?.(target.write(before, part, new FormData()), before);
		expect(why({ ...noor, agreed: false })).toBe("Not shown: the family has not agreed.");
		expect(why({ ...noor, agreed: true })).toBeUndefined();
		expect(why({ ...noor, agreed: true, isHidden: true })).toBe("It is hidden.");
	});

	test("is added once, however often its form arrives", async () => {
		await add();
		expect(statusOf(await add())).toBe(303);
		expect(await items()).toHaveLength(9);
		await add({ text: "He lies down." });
		expect(await items()).toHaveLength(10);
	});

	test("is refused by a full list until a deletion makes room", async () => {
		for (let count = (await items()).length; count < reviewsDocument.kind.max; count += 1) {
			await add({ text: String(count) });
		}
		const response = await add();
		expect(statusOf(response)).toBe(400);
		expect(JSON.stringify(response)).toContain("There is room for 200.");
		await press("delete", "review-1");
		expect(statusOf(await add())).toBe(303);
		expect(await press("restore", "review-1")).toBe("full");
		expect(statusOf(await send("review-1", { ...noor, [DELETED]: "" }))).toBe(409);
	});
});

describe("a rewritten item", () => {
	test("keeps its place and what its form doesn't ask for, and is no longer a sample", async () => {
		const before = await named("Derek S.");
		await send(before.id, { ...noor, name: "Derek S.", text: "Better." });
		expect((await items())[2]).toMatchObject({
			id: before.id,
			name: "Derek S.",
			text: "Better.",
			isSample: false,
		});
	});

	test("asks again whether the family agreed if it was invented", async () => {
		const target = itemTarget(reviewsDocument, "review-1");
		expect(target.read({ items: await items() })).toMatchObject({ agreed: false });
	});

	test("that was deleted since comes back with what was typed, and out of the trash if saved again", async () => {
		const { id } = await named("Derek S.");
		await press("hide", id);
		const base = JSON.stringify(itemTarget(reviewsDocument, id).read({ items: await items() }));
		await press("delete", id);
		const form = { ...noor, name: "Derek S.", text: "One.", [BASE]: base, [DELETED]: "" };
		const response = await send(id, form);
		expect(statusOf(response)).toBe(409);
		if (response instanceof Response) throw new Error("It was saved.");
		const { initialValue } = response.data.result;
		expect(initialValue).toMatchObject({ text: "One." });
		await send(id, { ...form, [DELETED]: String(initialValue?.[DELETED]) });
		expect(await named("Derek S.")).toMatchObject({ text: "One.", isHidden: true, deletedAt: "" });
	});

	test("that is gone for good is a 404 with what was typed", async () => {
		await expect(send("nobody", { ...noor, [BASE]: "{}" })).rejects.toMatchObject({
			init: { status: 404 },
			data: { entered: expect.arrayContaining([{ label: "Reviewer", text: "Noor" }]) },
		});
	});
});

test("what is not published of a list is listed with the pages, in the labels of its form", async () => {
	await press("hide", "review-1");
	const url = new URL("http://localhost/admin/site");
	const { data } = await site({
		request: new Request(url),
		url,
		context: new RouterContextProvider(),
		params: { "*": "" },
		pattern: "/admin/site/*",
	});
	expect(data.drafts).toMatchObject([
		{
			key: "reviews",
			editPath: "/admin/content/lists/reviews",
			differences: [{ where: "Review “Tomás G.”: Hidden", from: "No", to: "Yes" }],
		},
	]);
});

describe("the buttons of an item", () => {
	const order = async () => undeleted(await items()).map(({ id }) => id.replace("review-", ""));

	test("move it among those that are not deleted, and not beyond the ends", async () => {
		await press("delete", "review-2");
		await press("up", "review-3");
		expect((await order()).slice(0, 3)).toEqual(["3", "1", "4"]);
		await press("up", "review-3");
		await press("down", "review-8");
		expect(await order()).toEqual(["3", "1", "4", "5", "6", "7", "8"]);
	});

	test("all take effect when several people press them at once", async () => {
		const done = await Promise.all([
			press("hide", "review-1"),
			press("hide", "review-2"),
			press("up", "review-8"),
		]);
		expect(done).toEqual(["done", "done", "done"]);
		expect(shownPraise(await items()).map(({ id }) => id)).toEqual(
			[3, 4, 5, 6, 8, 7].map((number) => `review-${number}`),
		);
	});

	test("restore a deleted item", async () => {
		await press("delete", "review-1");
		expect(shownPraise(await items())).toHaveLength(7);
		await press("restore", "review-1");
		expect(shownPraise(await items())).toHaveLength(8);
		expect(await press("hide", "none")).toBe("gone");
	});
});
