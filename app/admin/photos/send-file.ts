/** Sends one file in the background, and asks which photos are stored; both responses are JSON. */
import { isSignIn } from "./photo-step.ts";

/** Nothing was stored, because the session has ended and the server redirected to the sign-in page. */
export class SessionEnded extends Error {
	override name = "SessionEnded";
}

/** No usable response arrived from the server, although it may have received what was sent. */
export class NoAnswer extends Error {
	override name = "NoAnswer";
	/** Whether the browser had sent the whole file. */
	readonly isAllSent: boolean;

	constructor(isAllSent: boolean, options?: ErrorOptions) {
		super("There was no answer", options);
		this.isAllSent = isAllSent;
	}
}

/** The server's response for one file. */
export interface SentFile {
	/** Ids of the photos that it added. */
	ids: number[];
	/** Why the file was refused, worded to follow its name. */
	reason?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;
const isId = (value: unknown) => typeof value === "number";

function idsIn(answer: unknown): number[] | undefined {
	const ids = isRecord(answer) ? answer.ids : undefined;
	return Array.isArray(ids) && ids.every(isId) ? ids : undefined;
}

function reasonIn(answer: unknown): string | undefined {
	if (!isRecord(answer)) return undefined;
	const { refused, problem } = answer;
	const first: unknown = Array.isArray(refused) ? refused[0] : undefined;
	const reason = isRecord(first) ? first.reason : problem;
	return typeof reason === "string" ? reason : undefined;
}

/**
 * Fetches the ids of the photos that the server has.
 * @throws {SessionEnded}
 * @throws {NoAnswer}
 */
export async function storedPhotos(address: string): Promise<number[]> {
	const response = await fetch(address, { redirect: "manual" }).catch((cause: unknown) => {
		throw new NoAnswer(false, { cause });
	});
	if (response.type === "opaqueredirect") throw new SessionEnded();
	const ids = idsIn(await response.json().catch(() => undefined));
	if (!response.ok || !ids) throw new NoAnswer(false);
	return ids;
}

/**
 * Sends a form with one file. `report` is called with the fraction that has been sent, from 0 to 1.
 * @throws {SessionEnded}
 * @throws {NoAnswer} also when `signal` aborts the request.
 */
export function sendFile(
	address: string,
	body: FormData,
	{ report, signal }: { report: (part: number) => void; signal: AbortSignal },
): Promise<SentFile> {
	return new Promise((done, fail) => {
		const request = new XMLHttpRequest();
		let isAllSent = false;
		request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable && total > 0) report(loaded / total);
		});
		request.upload.addEventListener("load", () => {
			isAllSent = true;
			report(1);
		});
		const lose = () => fail(new NoAnswer(isAllSent));
		request.addEventListener("load", () => {
			const answer = parse(request.responseText);
			const ids = idsIn(answer);
			if (ids && request.status < 400) done({ ids, reason: reasonIn(answer) });
			else if (isSignIn(request.responseURL)) fail(new SessionEnded());
			else lose();
		});
		for (const kind of ["error", "abort", "timeout"]) request.addEventListener(kind, lose);
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", address);
		request.setRequestHeader("Accept", "application/json");
		request.send(body);
	});
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
