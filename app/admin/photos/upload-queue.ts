/**
 * Sends files to the server one after another, which keeps their order and gives each one a phone's whole
 * bandwidth. If a response is lost, the file is sent once more by itself. That never adds it twice, because the
 * server recognizes a file that it already got from the same form.
 */
import { MAX_BYTES } from "~/photos/limits.ts";
import type { Sent } from "./send-file.ts";

export type UploadState =
	| { kind: "waiting" }
	/** "repeated" is a file that was already added from this page. */
	| { kind: "added" | "repeated"; photo: number }
	/** `part` is the fraction that has been sent, from 0 to 1. */
	| { kind: "sending"; part: number }
	/** The server refused it, or it exceeds the limit; sending it again wouldn't help. */
	| { kind: "refused"; reason: string }
	/** It can be sent again. */
	| { kind: "failed"; isSignedOut: boolean };

export interface Upload {
	/** A number that counts the page's files. */
	id: number;
	name: string;
	state: UploadState;
	work: Work;
}

type FormEntries = readonly (readonly [string, FormDataEntryValue])[];

interface Work {
	/** What is sent: the file or, if that is too large, a shrunken copy. */
	file: Blob;
	/** The values of the form's other fields when the file was added. */
	entries: FormEntries;
}

export interface Transport {
	send: (body: Work & { name: string }, report: (part: number) => void) => Promise<Sent>;
	/** Returns undefined if the file can't be made small enough. */
	shrink: (file: Blob) => Promise<Blob | undefined>;
	/** Called after a file was sent, or may have been, but not without a connection or a session. */
	onSent: () => Promise<void>;
	/** Resolves after the given number of milliseconds. */
	pause: (time: number) => Promise<void>;
}

const TOO_LARGE = `is too large: the limit is ${MAX_BYTES / 1024 / 1024} MB`;
const NOT_ADDED = "was not added";

/** Milliseconds until a file is sent again whose response was lost. */
const RETRY_AFTER = 1_000;

const isWaiting = ({ state }: Upload) => state.kind === "waiting";
export const isFailed = ({ state }: Upload) => state.kind === "failed";

export class UploadQueue {
	#uploads: readonly Upload[] = [];
	readonly #listeners = new Set<() => void>();
	readonly #transport: Transport;
	/** Ids of the photos that were added. */
	readonly #added = new Set<number>();
	#count = 0;
	#isBusy = false;

	constructor(transport: Transport) {
		this.#transport = transport;
	}

	/** For `useSyncExternalStore`. */
	subscribe = (listener: () => void) => {
		this.#listeners.add(listener);
		return () => {
			this.#listeners.delete(listener);
		};
	};

	/** The files in order; a new array whenever one of them has changed. */
	uploads = () => this.#uploads;

	/** Adds files to the queue. Entries that are done are removed once nothing is being sent. */
	add(files: Iterable<File>, entries: FormEntries) {
		if (!this.#isBusy) this.#show(this.#uploads.filter(isFailed));
		for (const file of files) {
			this.#count += 1;
			const upload = { id: this.#count, name: file.name, work: { file, entries } };
			this.#show([...this.#uploads, { ...upload, state: { kind: "waiting" } }]);
		}
		void this.#run();
	}

	retry(id: number) {
		this.#set(id, { kind: "waiting" });
		void this.#run();
	}

	retryFailed() {
		for (const { id } of this.#uploads.filter(isFailed)) this.#set(id, { kind: "waiting" });
		void this.#run();
	}

	#show(uploads: readonly Upload[]) {
		this.#uploads = uploads;
		for (const listener of this.#listeners) listener();
	}

	#set(id: number, state: UploadState) {
		this.#show(this.#uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
	}

	async #run() {
		if (this.#isBusy) return;
		this.#isBusy = true;
		for (let next = this.#uploads.find(isWaiting); next; next = this.#uploads.find(isWaiting)) {
			const state = await this.#end(next);
			if (state.kind !== "failed") await this.#transport.onSent();
			this.#set(next.id, state);
		}
		this.#isBusy = false;
	}

	/** Sends a file, and returns the state in which it ends. */
	async #end(upload: Upload): Promise<UploadState> {
		const { work } = upload;
		if (work.file.size > MAX_BYTES) {
			const smaller = await this.#transport.shrink(work.file);
			if (!smaller) return { kind: "refused", reason: TOO_LARGE };
			work.file = smaller;
		}
		let sent = await this.#send(upload);
		if (sent === "no response") {
			await this.#transport.pause(RETRY_AFTER);
			sent = await this.#send(upload);
		}
		if (typeof sent === "string") return { kind: "failed", isSignedOut: sent === "signed out" };
		const [photo] = sent.ids;
		if (photo === undefined) return { kind: "refused", reason: sent.reason ?? NOT_ADDED };
		const isNew = !this.#added.has(photo);
		this.#added.add(photo);
		return { kind: isNew ? "added" : "repeated", photo };
	}

	#send({ id, name, work }: Upload) {
		const report = (part: number) => this.#set(id, { kind: "sending", part });
		report(0);
		return this.#transport.send({ ...work, name }, report);
	}
}
