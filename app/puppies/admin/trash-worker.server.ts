/** Empties the trash of what is too old, at the start and every hour. */
import { log } from "~/platform/log/log.server.ts";
import { emptyTrash } from "./trash.server.ts";

const HOUR = 3_600_000;

export interface TrashWorkerOptions {
	/** Milliseconds between two looks into the trash. */
	every?: number;
	/** The present, in milliseconds since 1970. */
	now?: () => number;
}

/** Starts it; `stop` resolves when the emptying under way is done. */
export function startTrashWorker({ every = HOUR, now = Date.now }: TrashWorkerOptions = {}) {
	async function look() {
		try {
			const count = await emptyTrash(new Date(now()));
			if (count > 0) log.info({ count }, "puppies were deleted from the trash for good");
		} catch (error) {
			log.error({ err: error }, "the trash could not be emptied");
		}
	}
	let done = look();
	const timer = setInterval(() => {
		done = done.then(look);
	}, every);
	return {
		stop(): Promise<void> {
			clearInterval(timer);
			return done;
		},
	};
}
