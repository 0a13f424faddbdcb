/** Deletes what is kept for a limited time, at startup and every hour: puppies in the trash, and the audit log. */
import { pruneChanges } from "~/platform/database/audit-log.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { startWorker, type WorkerOptions } from "~/platform/worker.server.ts";
import { emptyTrash } from "./trash.server.ts";

const HOUR = 3_600_000;

/** Starts the worker. Its `stop` resolves once a run in progress has finished. */
export function startTrashWorker({ every = HOUR, now }: WorkerOptions = {}) {
	async function look(moment: Date) {
		const count = await emptyTrash(moment);
		if (count > 0) log.info({ count }, "puppies were deleted from the trash for good");
		const pruned = await pruneChanges(moment);
		if (pruned > 0) log.info({ count: pruned }, "old entries of the audit log were deleted");
	}
	return startWorker(look, { every, now, failure: "the trash could not be emptied" });
}
