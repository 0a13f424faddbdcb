/** Takes away unsaved forms that nobody came back for, at the start and every ten minutes. */
import { log } from "../log/log.server.ts";
import { startWorker, type WorkerOptions } from "../worker.server.ts";
import { forgetOldForms } from "./unsaved-forms.server.ts";

const TEN_MINUTES = 600_000;

/** Starts it; `stop` resolves when the look under way is done. */
export function startUnsavedFormsWorker({ every = TEN_MINUTES, now }: WorkerOptions = {}) {
	async function look(moment: Date) {
		try {
			await forgetOldForms(moment);
		} catch (error) {
			log.error({ err: error }, "old unsaved forms could not be taken away");
		}
	}
	return startWorker(look, { every, now });
}
