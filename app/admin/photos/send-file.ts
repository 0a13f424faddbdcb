/** Sends one file in the background. The response is JSON. */
import { href } from "react-router";
import { z } from "zod";
import { jsonIn } from "~/platform/json.ts";

/** Whether an address is the sign-in page, where the server redirects when a session has ended. */
const isSignIn = (address: string) =>
	new URL(address, location.href).pathname.startsWith(href("/admin/login"));

/** The server's response for one file: the ids of the photos that it added, and why it was refused. */
interface SentFile {
	ids: number[];
	/** Worded to follow the file's name. */
	reason?: string;
}

/** What became of a file that was sent. */
export type Sent =
	| SentFile
	/** Nothing was stored, because the session has ended and the server redirected to the sign-in page. */
	| "signed out"
	/** No usable response arrived from the server, although it may have received what was sent. */
	| "no response";

const responseSchema = z
	.object({
		ids: z.array(z.number()),
		refused: z.array(z.object({ reason: z.string() })),
		problem: z.string().optional(),
	})
	.transform(({ ids, refused, problem }) => ({ ids, reason: refused[0]?.reason ?? problem }));

/** Sends a form with one file. `report` is called with the fraction that has been sent, from 0 to 1. */
export function sendFile(
	address: string,
	body: FormData,
	report: (part: number) => void,
): Promise<Sent> {
	return new Promise((done) => {
		const request = new XMLHttpRequest();
		request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable && total > 0) report(loaded / total);
		});
		request.upload.addEventListener("load", () => report(1));
		request.addEventListener("load", () => {
			const { data } = responseSchema.safeParse(jsonIn(request.responseText));
			if (data && request.status < 400) done(data);
			else done(isSignIn(request.responseURL) ? "signed out" : "no response");
		});
		for (const kind of ["error", "abort", "timeout"]) {
			request.addEventListener(kind, () => done("no response"));
		}
		request.open("POST", address);
		request.setRequestHeader("Accept", "application/json");
		request.send(body);
	});
}
