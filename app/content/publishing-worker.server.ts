/** Publishes scheduled drafts when they are due. It runs in every process; the first one to check publishes. */
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { startWorker, type WorkerOptions } from "~/platform/worker.server.ts";
import type { ContentDocument } from "./document.ts";
import { documents } from "./documents/index.ts";
import { publishDue } from "./drafts.server.ts";

/** Milliseconds between two checks, so that a draft scheduled for a minute appears within that minute. */
const EVERY = 10_000;

/** Starts the worker. Its `stop` resolves when a publication that is in progress is done. */
export function startPublishing({
	every = EVERY,
	now,
	checked = documents,
}: WorkerOptions & { checked?: readonly ContentDocument<unknown>[] } = {}) {
	async function look(moment: Date) {
		const count = await publishDue(checked, moment, siteActor);
		if (count > 0) log.info({ count }, "scheduled drafts were published");
	}
	return startWorker(look, { every, now, failure: "scheduled drafts could not be published" });
}
