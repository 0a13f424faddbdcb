import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { startWorker } from "~/platform/worker.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import type { ContentDocument } from "./document.ts";
import { documentState, publishDraft, publishDue, saveDraft } from "./drafts.server.ts";

const greeting: ContentDocument<string> = {
	key: "greeting",
	label: "Greeting",
	schema: z.string(),
	defaults: () => "Hello",
	path: "/",
	editPath: "/admin/content/greeting",
};
const actor = { who: "maren", via: "admin" } as const;

beforeEach(freshDatabase);

test("a draft that came due while no process ran is published as soon as one starts", async () => {
	await saveDraft({ document: greeting, revision: 0, actor }, "At eight");
	const eight = new Date("2026-12-01T08:00:00Z");
	await publishDraft({ document: greeting, revision: 1, actor }, eight);

	const publishAt = (time: number) =>
		startWorker((now) => publishDue([greeting], now, actor), {
			every: 10_000,
			now: () => time,
			failure: "scheduled drafts could not be published",
		});

	await publishAt(eight.getTime() - 1).stop();
	expect((await documentState(greeting)).isChanged).toBe(false);
	await publishAt(eight.getTime()).stop();
	expect(await documentState(greeting)).toMatchObject({ value: "At eight", isChanged: true });
});
