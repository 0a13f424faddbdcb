/** Limits how often a place can be requested, because each request sends an email to a typed address. */
import { facts } from "~/business/facts.ts";
import { countStrangersEmail, uncountStrangersEmail } from "~/families/email-limits.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { type Counted, throttle, visitorNetwork } from "~/platform/http/throttle.server.ts";

/** Requests from one network per hour, more than any household needs. */
const ofNetwork = throttle({ name: "join waiting list", tries: 20, seconds: 3_600 });

const ownLimits = (): Counted[] => [[ofNetwork, visitorNetwork()]];

/**
 * A form that is sent again, because its response never arrived, sends at most one email and counts
 * once, even if the server had counted it but stopped before it stored anything.
 */
const ofForm = throttle({ name: "form of waiting list", tries: 1, seconds: 86_400 });

export interface Refusal {
	/** Seconds until it may be tried again. */
	seconds: number;
	message: string;
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
	const reached = await countStrangersEmail(email, ownLimits());
	if (!reached) return undefined;
	const { seconds, isMailbox } = reached;
	return { seconds, message: isMailbox ? tooOften(seconds) : tooMany(seconds) };
}

const tooMany = (seconds: number) =>
	`We just got many forms. Please wait ${inWords(seconds)} and send yours again. It is still here.`;

const tooOften = (seconds: number) =>
	canSend()
		? `We sent several emails to this address today. Please look for the newest one, also in your spam folder, or send this again in ${inWords(seconds)}.`
		: `This address was entered several times today, and ${facts.trainer} has it. Please call if something has changed, or send this again in ${inWords(seconds)}.`;

/** Undoes the count of an email that could not be stored. */
export async function uncountEmail(email: string, form?: string) {
	if (form !== undefined) await ofForm.giveBack(form);
	await uncountStrangersEmail(email, ownLimits());
}
