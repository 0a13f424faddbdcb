import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import type { ContentDocument } from "./document.ts";
import {
	changeEverywhere,
	discardDraft,
	documentState,
	documentVersions,
	draftDefaults,
	publishDraft,
	publishDue,
	restoreVersion,
	saveDraft,
	unscheduleDraft,
} from "./drafts.server.ts";
import { publishedContent, readPublishedContent } from "./published.server.ts";

interface Greeting {
	words: string;
	isLoud?: boolean;
}

let sample = "Hello from the sample";

const greeting: ContentDocument<Greeting> = {
	key: "greeting",
	label: "Greeting",
	schema: z.object({ words: z.string(), isLoud: z.boolean().optional() }),
	defaults: () => ({ words: sample }),
	path: "/",
	editPath: "/admin/content/greeting",
};

const actor = { who: "maren", via: "admin" } as const;
const at = (revision: number) => ({ document: greeting, revision, actor });
const state = () => documentState(greeting);

async function visitorsRead() {
	await readPublishedContent();
	return publishedContent(greeting).words;
}

/** Saves and publishes a greeting, whatever was stored before. */
async function publish(words: string) {
	await saveDraft(at((await state()).revision), { words });
	await publishDraft(at((await state()).revision));
}

const actions = async () =>
	(await database.change.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);

beforeEach(async () => {
	sample = "Hello from the sample";
	await freshDatabase();
});

describe("a draft", () => {
	test("does not exist on a fresh site: the defaults apply", async () => {
		expect(await state()).toEqual({
			value: { words: sample },
			revision: 0,
			hasDraft: false,
			isChanged: false,
			publishAt: null,
		});
		expect(await visitorsRead()).toBe(sample);
	});

	test("changes nothing for visitors until it is published", async () => {
		const before = await contentVersion();
		expect(await saveDraft(at(0), { words: "Hi" })).toBe(true);
		expect(await state()).toMatchObject({ value: { words: "Hi" }, revision: 1, hasDraft: true });
		expect(await visitorsRead()).toBe(sample);
		expect(await contentVersion()).toBe(before);

		expect(await publishDraft(at(1))).toBe(true);
		expect(await state()).toMatchObject({ revision: 2, hasDraft: false, isChanged: true });
		expect(await visitorsRead()).toBe("Hi");
		expect(await contentVersion()).toBe(before + 1);
		expect(await actions()).toEqual(["drafted", "published"]);
	});

	test("that equals the published content is dropped", async () => {
		await publish("Hi");
		await saveDraft(at(2), { words: "Ho" });
		await saveDraft(at(3), { words: "Hi" });
		expect(await state()).toMatchObject({ value: { words: "Hi" }, hasDraft: false });
		expect(await saveDraft(at(4), { words: "Hi", isLoud: undefined })).toBe(true);
		expect((await state()).hasDraft).toBe(false);
	});

	test("can be discarded", async () => {
		await publish("Hi");
		await saveDraft(at(2), { words: "Ho" });
		await publishDraft(at(3), new Date("2026-12-01T08:00:00Z"));
		expect(await discardDraft(at(4))).toBe(true);
		expect(await state()).toMatchObject({
			value: { words: "Hi" },
			hasDraft: false,
			publishAt: null,
		});
	});

	test("that doesn't exist can't be published, scheduled or discarded: nothing is stored", async () => {
		await publishDraft(at(0));
		await publishDraft(at(0), new Date());
		await discardDraft(at(0));
		await unscheduleDraft(at(0));
		expect(await database.contentDocument.count()).toBe(0);
		expect(await actions()).toEqual([]);
	});
});

describe("a change for visitors and in the draft", () => {
	const louder = ({ words }: Greeting) => (words === "Hush" ? undefined : { words: `${words}!` });
	const change = async () => changeEverywhere(at((await state()).revision), louder);

	test("is live at once, and keeps what else is drafted and scheduled", async () => {
		expect(await change()).toBe(true);
		expect(await visitorsRead()).toBe("Hello from the sample!");
		await saveDraft(at(1), { words: "Ho" });
		await publishDraft(at(2), new Date("2026-12-01T08:00:00Z"));
		await change();
		expect(await visitorsRead()).toBe("Hello from the sample!!");
		const publishAt = new Date("2026-12-01T08:00:00Z");
		expect(await state()).toMatchObject({ value: { words: "Ho!" }, hasDraft: true, publishAt });
	});

	test("leaves a draft in which it can't be made as it is, and changes nothing if visitors' can't", async () => {
		await saveDraft(at(0), { words: "Hush" });
		await change();
		expect(await state()).toMatchObject({ value: { words: "Hush" }, hasDraft: true });
		expect(await visitorsRead()).toBe("Hello from the sample!");
		await publish("Hush");
		const { revision } = await state();
		await change();
		expect((await state()).revision).toBe(revision);
	});

	test("drops a draft that then says the same, and stores nothing if somebody else was first", async () => {
		await publish("Ho");
		await saveDraft(at(2), { words: "Ho!" });
		const same = () => ({ words: "Ha" });
		expect(await changeEverywhere(at(2), same)).toBe(false);
		await changeEverywhere(at(3), same);
		expect(await state()).toMatchObject({ value: { words: "Ha" }, hasDraft: false });
	});
});

describe("of two people who change the same document", () => {
	test("the second one stores nothing, whatever the change", async () => {
		await saveDraft(at(0), { words: "Hers" });
		expect(await saveDraft(at(0), { words: "His" })).toBe(false);
		expect(await publishDraft(at(0))).toBe(false);
		expect(await discardDraft(at(0))).toBe(false);
		expect(await draftDefaults(at(0))).toBe(false);
		expect(await restoreVersion(at(0), 1)).toBe(false);
		expect(await state()).toMatchObject({ value: { words: "Hers" }, revision: 1, hasDraft: true });
		expect(await visitorsRead()).toBe(sample);
	});

	test("at the same moment, only one change is stored", async () => {
		const greetings = ["Hers", "His", "Theirs"];
		const stored = await Promise.all(greetings.map((words) => saveDraft(at(0), { words })));
		expect(stored.filter(Boolean)).toHaveLength(1);
		expect((await state()).revision).toBe(1);
	});
});

describe("the defaults", () => {
	test("are first a draft, and once published follow later changes of the sample", async () => {
		await publish("Hi");
		expect(await draftDefaults(at(2))).toBe(true);
		expect(await state()).toMatchObject({ value: { words: sample }, hasDraft: true });
		expect(await visitorsRead()).toBe("Hi");
		await publishDraft(at(3));
		sample = "Hello from a later sample";
		expect(await state()).toMatchObject({ value: { words: sample }, isChanged: false });
		expect(await visitorsRead()).toBe(sample);
	});

	test("are not a draft if they are published already, and replace an existing draft", async () => {
		await draftDefaults(at(0));
		expect((await state()).hasDraft).toBe(false);
		await saveDraft(at((await state()).revision), { words: "Hi" });
		await draftDefaults(at((await state()).revision));
		expect(await state()).toMatchObject({ value: { words: sample }, hasDraft: false });
	});

	test("are shown if stored content can no longer be read, so that the page still works", async () => {
		await database.contentDocument.create({
			data: { key: greeting.key, published: '{"words":7}', draft: '["other"]' },
		});
		expect((await state()).value).toEqual({ words: sample });
		expect(await visitorsRead()).toBe(sample);
	});
});

describe("versions", () => {
	test("are kept of everything that was published, newest first, and restored as a draft", async () => {
		await publish("One");
		await publish("Two");
		await draftDefaults(at(4));
		await publishDraft(at(5));
		const [back, two, one] = await documentVersions(greeting);
		expect([back?.who, two?.who, one?.who]).toEqual(["maren", "maren", "maren"]);

		expect(await restoreVersion(at(6), one?.id ?? 0)).toBe(true);
		expect(await state()).toMatchObject({ value: { words: "One" }, hasDraft: true });
		expect(await visitorsRead()).toBe(sample);
		await publishDraft(at(7));
		expect(await restoreVersion(at(8), back?.id ?? 0)).toBe(true);
		expect((await state()).value).toEqual({ words: sample });
	});

	test("of another document are not restored", async () => {
		await publish("One");
		const [one] = await documentVersions(greeting);
		const other = { ...greeting, key: "farewell" };
		expect(await restoreVersion({ document: other, revision: 0, actor }, one?.id ?? 0)).toBe(false);
		expect(await documentVersions(other)).toEqual([]);
	});
});

describe("a scheduled draft", () => {
	const noon = new Date("2026-12-01T12:00:00Z");
	const due = (now: Date) => publishDue([greeting], now, siteActor);

	beforeEach(async () => {
		await saveDraft(at(0), { words: "At noon" });
		await publishDraft(at(1), noon);
	});

	test("is published once, at its time and not before", async () => {
		expect(await due(new Date(noon.getTime() - 1))).toBe(0);
		expect(await visitorsRead()).toBe(sample);
		expect(await due(noon)).toBe(1);
		expect(await due(noon)).toBe(0);
		expect(await visitorsRead()).toBe("At noon");
		expect(await documentVersions(greeting)).toMatchObject([{ who: "the site" }]);
	});

	test("is published only once by two processes that check at the same moment", async () => {
		const counts = await Promise.all([due(noon), due(noon)]);
		expect(counts.toSorted()).toEqual([0, 1]);
		expect(await documentVersions(greeting)).toHaveLength(1);
	});

	test("can be unscheduled, and stays a draft", async () => {
		expect(await unscheduleDraft(at(2))).toBe(true);
		expect(await due(noon)).toBe(0);
		expect(await state()).toMatchObject({ hasDraft: true, publishAt: null });
	});

	test("of a document that this version of the site doesn't know is left alone", async () => {
		expect(await publishDue([], noon, siteActor)).toBe(0);
		expect((await state()).publishAt).toEqual(noon);
	});
});
