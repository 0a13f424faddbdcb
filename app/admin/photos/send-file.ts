/** Sends one file in the background. The response is JSON. */
import { href } from "react-router";
import { z } from "zod";
import { jsonIn } from "~/platform/json.ts";

/** Nothing was stored, because the session has ended and the server redirected to the sign-in page. */
export class SessionEnded extends Error {
	override name = "SessionEnded";
}

/** No usable response arrived from the server, although it may have received what was sent. */
export class NoResponse extends Error {
	override name = "NoResponse";
}

/** Whether an address is the sign-in page, where the server redirects when a session has ended. */
const isSignIn = (address: string) =>
	new URL(address, location.href).pathname.startsWith(href("/admin/login"));

/** The server's response for one file. */
export interface SentFile {
	/** Ids of the photos that it added. */
	ids: number[];
	/** Why the file was refused, worded to follow its name. */
	reason?: string;
}

const responseSchema = z
	.object({
		ids: z.array(z.number()),
		refused: z.array(z.object({ reason: z.string() })),
		problem: z.string().optional(),
	})
	.transform(({ ids, refused, problem }) => ({ ids, reason: refused[0]?.reason ?? problem }));

/**
 * Sends a form with one file. `report` is called with the fraction that has been sent, from 0 to 1.
 * @throws {SessionEnded}
 * @throws {NoResponse} also when `signal` aborts the request.
 */
export function sendFile(
	address: string,
	body: FormData,
	{ report, signal }: { report: (part: number) => void; signal: AbortSignal },
): Promise<SentFile> {
	return new Promise((done, fail) => {
		const request = new XMLHttpRequest();
		request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable && total > 0) report(loaded / total);
		});
		request.upload.addEventListener("load", () => report(1));
		const lose = () => fail(new NoResponse());
		request.addEventListener("load", () => {
			const { data } = responseSchema.safeParse(jsonIn(request.responseText));
			if (data && request.status < 400) done(data);
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
