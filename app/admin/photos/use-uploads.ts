/** The queue of one upload form, which lives as long as its page is shown. */
import { useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { sendFile } from "./send-file.ts";
import { shrink } from "./shrink.ts";
import { UPLOAD_FIELD } from "./upload.ts";
import { type Upload, UploadQueue } from "./upload-queue.ts";

const none: readonly Upload[] = [];

/**
 * @param address the address that files are sent to.
 * @returns the queue and the current state of its files.
 */
export function useUploads(address: string) {
	const { revalidate } = useRevalidator();
	const [queue] = useState(
		() =>
			new UploadQueue({
				send: ({ file, name, entries }, options) => {
					const body = new FormData();
					for (const [control, value] of entries) {
						if (typeof value === "string") body.append(control, value);
					}
					body.append(UPLOAD_FIELD, file, name);
					return sendFile(address, body, options);
				},
				shrink,
				onSent: revalidate,
				pause: (time) => new Promise((done) => setTimeout(done, time)),
			}),
	);
	const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => none);
	return { queue, uploads };
}
