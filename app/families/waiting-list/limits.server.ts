/** Limits how often a place can be requested, because each request sends an email to a typed address. */
import { createHash } from "node:crypto";
import { throttle } from "~/platform/http/throttle.server.ts";
import { visitorNetwork } from "~/platform/http/visitor.server.ts";
import { addressKey } from "../families.server.ts";

/** Requests from one network per hour, more than any household needs. */
const ofNetwork = throttle({ name: "join waiting list", tries: 20, seconds: 3_600 });
/** Emails to one address per day, no matter who requests them. */
const ofAddress = throttle({ name: "confirm waiting list", tries: 3, seconds: 86_400 });

/**
 * A form that is sent again, because its response never arrived, sends at most one email and counts
 * once, even if the server had counted it but stopped before it stored anything.
 */
const ofForm = throttle({ name: "form of waiting list", tries: 1, seconds: 86_400 });

/** The key under which an address is counted: a hash, so that the address isn't stored. */
const emailKey = (email: string) =>
	createHash("sha256").update(addressKey(email)).digest("base64url");

export interface Refusal {
	/** Seconds until it may be tried again. */
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
 * @param form the hash of the form that requests it, so that a repeated form isn't counted again
 * @returns the refusal if there were too many, and whether the email was counted
 */
export async function countEmail(
	email: string,
	form?: string,
): Promise<{ refusal?: Refusal; isCounted: boolean }> {
	if (form !== undefined && (await ofForm.isUsedUp(form))) return { isCounted: false };
	const refusal = await takeOne(email);
	if (refusal) return { refusal, isCounted: false };
	// Last, so that if the same form is sent twice at once, both are counted.
	if (form !== undefined) await ofForm.take(form);
	return { isCounted: true };
}

async function takeOne(email: string): Promise<Refusal | undefined> {
	const busy = await ofNetwork.take(visitorNetwork());
	if (busy !== undefined) {
		const words = `We just got many forms from your network. Please wait ${inWords(busy)} and send yours again. It is still here.`;
		return { seconds: busy, words };
	}
	const waitSeconds = await ofAddress.take(emailKey(email));
	if (waitSeconds === undefined) return undefined;
	await ofNetwork.giveBack(visitorNetwork());
	const words = `We sent several emails to this address today. Please look for the newest one, also in your spam folder, or send this again in ${inWords(waitSeconds)}.`;
	return { seconds: waitSeconds, words };
}

/** Undoes the count of an email that could not be stored. */
export async function uncountEmail(email: string, form?: string) {
	if (form !== undefined) await ofForm.giveBack(form);
	await ofNetwork.giveBack(visitorNetwork());
	await ofAddress.giveBack(emailKey(email));
}
