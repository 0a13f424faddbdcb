/** How often a place may be asked for: each time sends an email to an address that somebody typed. */
import { createHash } from "node:crypto";
import { throttle } from "~/platform/http/throttle.server.ts";
import { visitorNetwork } from "~/platform/http/visitor.server.ts";
import { addressKey } from "../families.server.ts";

/** More than any household needs. */
const ofNetwork = throttle({ name: "join waiting list", tries: 20, seconds: 3_600 });
/** Emails to one address in a day, no matter who asks for them. */
const ofAddress = throttle({ name: "confirm waiting list", tries: 3, seconds: 86_400 });

/**
 * The same form, sent again because its answer never came, sends one email at most, and counts once:
 * a server may have counted it and ended before it had stored anything.
 */
const ofForm = throttle({ name: "form of waiting list", tries: 1, seconds: 86_400 });

/** An address as it is counted, which nobody can read. */
const emailKey = (email: string) =>
	createHash("sha256").update(addressKey(email)).digest("base64url");

export interface Refusal {
	/** Until it may be tried again. */
	seconds: number;
	words: string;
}

const inWords = (seconds: number) => {
	const minutes = Math.ceil(seconds / 60);
	if (minutes < 90) return minutes === 1 ? "a minute" : `${minutes} minutes`;
	return `${Math.ceil(minutes / 60)} hours`;
};

/**
 * Counts one email to an address.
 * @param form what the form is known by that asks for it, where it may be sent again
 * @returns what is said where that is too many, and whether it was counted
 */
export async function countEmail(
	email: string,
	form?: string,
): Promise<{ refusal?: Refusal; isCounted: boolean }> {
	if (form !== undefined && (await ofForm.isUsedUp(form))) return { isCounted: false };
	const refusal = await takeOne(email);
	if (refusal) return { refusal, isCounted: false };
	// Last, so that of the same form sent twice at once neither goes uncounted.
	if (form !== undefined) await ofForm.take(form);
	return { isCounted: true };
}

async function takeOne(email: string): Promise<Refusal | undefined> {
	const busy = await ofNetwork.take(visitorNetwork());
	if (busy !== undefined) {
		const words = `Many forms came from your network just now. Please wait ${inWords(busy)} and send yours again: it is still here.`;
		return { seconds: busy, words };
	}
	const waitSeconds = await ofAddress.take(emailKey(email));
	if (waitSeconds === undefined) return undefined;
	await ofNetwork.giveBack(visitorNetwork());
	const words = `We sent several emails to this address today. Please look for the newest, also among the spam, or send this again in ${inWords(waitSeconds)}.`;
	return { seconds: waitSeconds, words };
}

/** Takes back what was counted for an email that could not be stored. */
export async function uncountEmail(email: string, form?: string) {
	if (form !== undefined) await ofForm.giveBack(form);
	await ofNetwork.giveBack(visitorNetwork());
	await ofAddress.giveBack(emailKey(email));
}
