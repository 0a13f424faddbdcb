/**
 * Sends files to the server one after another, which keeps their order and gives each one a phone's
 * whole bandwidth. If a response is lost, the queue looks for the file among the stored photos
 * before it reports that the file was not sent, and again before it resends it.
 */
import { MAX_BYTES } from "~/photos/limits.ts";
import { NoAnswer, type SentFile, SessionEnded } from "./send-file.ts";

export type UploadState =
	/** "repeated" is a file that was already added from this page. */
	| { kind: "waiting" | "shrinking" | "checking" | "added" | "repeated" | "canceled" }
	/** `part` is the fraction that has been sent, from 0 to 1. */
	| { kind: "sending"; part: number }
	/** The server refused it, or it exceeds the limit; sending it again wouldn't help. */
	| { kind: "refused"; reason: string }
	/** It can be sent again. */
	| { kind: "failed"; reason: string; isSignedOut: boolean };

export interface Upload {
	/** A number that counts the page's files. */
	id: number;
	name: string;
	state: UploadState;
}

type Answers = readonly (readonly [string, FormDataEntryValue])[];

interface Work {
	file: File;
	/** The values of the form's other fields when the file was added. */
	answers: Answers;
	/** A shrunken copy that is sent instead of a file that is too large. */
	smaller?: Blob;
	/** Ids of the photos that were stored before the first attempt. */
	before?: readonly number[];
}

/** The functions that the queue calls. */
export interface Transport {
	/** Ids of the photos that the server has. @throws {SessionEnded} @throws {NoAnswer} */
	stored: () => Promise<readonly number[]>;
	/** @throws {SessionEnded} @throws {NoAnswer} */
	send: (
		body: { file: Blob; name: string; answers: Answers },
		options: { report: (part: number) => void; signal: AbortSignal },
	) => Promise<SentFile>;
	/** Returns undefined if the file can't be made small enough. */
	shrink: (file: File) => Promise<Blob | undefined>;
	/** Called after each photo is stored. */
	onStored: () => Promise<void>;
	/** Resolves after the given number of milliseconds. */
	pause: (time: number) => Promise<void>;
}

const TOO_LARGE = `is too large: the limit is ${MAX_BYTES / 1024 / 1024} MB`;
const UNSENT = "could not be sent: please check your connection and try again";
const SIGNED_OUT = "could not be sent: your session has ended. Sign in in another tab, then retry";

/** Milliseconds between checks for a photo that was completely sent; making its sizes takes a while. */
const LOOKS = [500, 1_000, 2_000, 4_000, 8_000];

const isOver = ({ kind }: UploadState) =>
	["added", "repeated", "refused", "canceled"].includes(kind);
const isWaiting = ({ state }: Upload) => state.kind === "waiting";
const isFailed = ({ state }: Upload) => state.kind === "failed";

export class UploadQueue {
	#uploads: readonly Upload[] = [];
	readonly #work = new Map<number, Work>();
	readonly #listeners = new Set<() => void>();
	readonly #transport: Transport;
	/** Ids of the photos that have been matched to a file. */
	readonly #claimed = new Set<number>();
	#count = 0;
	#isBusy = false;
	#current?: { id: number; abort: AbortController };

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
	add(files: Iterable<File>, answers: Answers) {
		if (!this.#isBusy) this.#show(this.#uploads.filter(({ state }) => !isOver(state)));
		for (const file of files) {
			this.#count += 1;
			const id = this.#count;
			this.#work.set(id, { file, answers });
			this.#show([...this.#uploads, { id, name: file.name, state: { kind: "waiting" } }]);
		}
		void this.#run();
	}

	/** Sends a file again that failed or was canceled. */
	retry(id: number) {
		this.#set(id, { kind: "waiting" });
		void this.#run();
	}

	retryFailed() {
		for (const { id } of this.#uploads.filter(isFailed)) this.#set(id, { kind: "waiting" });
		void this.#run();
	}

	/** Cancels a file that is waiting or being sent. */
	cancel(id: number) {
		if (this.#current?.id === id) this.#current.abort.abort();
		else this.#set(id, { kind: "canceled" });
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
			const work = this.#work.get(next.id);
			const abort = new AbortController();
			this.#current = { id: next.id, abort };
			this.#set(next.id, { kind: "sending", part: 0 });
			const state = work && (await this.#end(next.id, work, abort.signal));
			this.#current = undefined;
			if (state?.kind === "added") await this.#transport.onStored();
			this.#set(next.id, state ?? { kind: "canceled" });
		}
		this.#isBusy = false;
	}

	/** Sends a file, and returns the state in which it ends. */
	async #end(id: number, work: Work, signal: AbortSignal): Promise<UploadState> {
		try {
			return await this.#send(id, work, signal);
		} catch (error) {
			const isSignedOut = error instanceof SessionEnded;
			if (!isSignedOut && !(error instanceof NoAnswer)) throw error;
			if (!isSignedOut && work.before) {
				this.#set(id, { kind: "checking" });
				if (await this.#hasArrived(work, error.isAllSent)) return { kind: "added" };
			}
			if (signal.aborted) return { kind: "canceled" };
			return { kind: "failed", reason: isSignedOut ? SIGNED_OUT : UNSENT, isSignedOut };
		}
	}

	async #send(id: number, work: Work, signal: AbortSignal): Promise<UploadState> {
		const { file, answers } = work;
		if (file.size > MAX_BYTES && !work.smaller) {
			this.#set(id, { kind: "shrinking" });
			work.smaller = await this.#transport.shrink(file);
			if (!work.smaller) return { kind: "refused", reason: TOO_LARGE };
		}
		const stored = await this.#transport.stored();
		if (work.before && this.#claimNew(work.before, stored)) return { kind: "added" };
		work.before ??= stored;
		if (signal.aborted) return { kind: "canceled" };
		this.#set(id, { kind: "sending", part: 0 });
		const { ids, reason } = await this.#transport.send(
			{ file: work.smaller ?? file, name: file.name, answers },
			{ report: (part) => this.#set(id, { kind: "sending", part }), signal },
		);
		if (reason !== undefined) return { kind: "refused", reason };
		const isNew = ids.some((photo) => !this.#claimed.has(photo));
		for (const photo of ids) this.#claimed.add(photo);
		return { kind: isNew ? "added" : "repeated" };
	}

	/** Looks for the photo of a file whose response was lost. */
	async #hasArrived({ before = [] }: Work, isAllSent: boolean): Promise<boolean> {
		for (const time of isAllSent ? [0, ...LOOKS] : [0]) {
			await this.#transport.pause(time);
			const stored = await this.#transport.stored().catch(() => []);
			if (this.#claimNew(before, stored)) return true;
		}
		return false;
	}

	/** Matches a file to a photo that is new since `before` and belongs to no other file. */
	#claimNew(before: readonly number[], stored: readonly number[]): boolean {
		const last = Math.max(0, ...before);
		const found = stored.find((id) => id > last && !this.#claimed.has(id));
		if (found === undefined) return false;
		this.#claimed.add(found);
		return true;
	}
}
