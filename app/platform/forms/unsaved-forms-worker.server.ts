/** Deletes unsaved forms that nobody came back for, at the start and every ten minutes. */
import { startWorker, type WorkerOptions } from "../worker.server.ts";
import { forgetOldForms } from "./unsaved-forms.server.ts";

const TEN_MINUTES = 600_000;

/** Starts the worker; `stop` resolves when the current run is done. */
export function startUnsavedFormsWorker({ every = TEN_MINUTES, now }: WorkerOptions = {}) {
	async function look(moment: Date) {
		await forgetOldForms(moment);
	}
	return startWorker(look, { every, now, failure: "old unsaved forms could not be deleted" });
}
