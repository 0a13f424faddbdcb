/** Publishes at its minute what was scheduled, in every process: the first to look does it. */
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { startWorker, type WorkerOptions } from "~/platform/worker.server.ts";
import { publishDue } from "./drafts.server.ts";
import { documents } from "./registry.ts";

/** Milliseconds between two looks: what is scheduled for a minute appears within it. */
const EVERY = 10_000;

/** Starts it; `stop` resolves when the publishing under way is done. */
export function startPublishing({
	every = EVERY,
	now,
	of = documents,
}: WorkerOptions & { of?: typeof documents } = {}) {
	async function look(moment: Date) {
		const count = await publishDue(of, moment, siteActor);
		if (count > 0) log.info({ count }, "what was scheduled was published");
	}
	return startWorker(look, { every, now, failure: "what was scheduled could not be published" });
}
