/** Turns SendGrid's reports about emails that did not get through into plain words. Pure functions. */

import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import type { BouncedAddress } from "~/platform/database/prisma/client.ts";

export const bounceKinds = ["bounce", "blocked", "dropped", "spamreport", "unsubscribe"] as const;
export type BounceKind = (typeof bounceKinds)[number];

/** Whether a kind means that the recipient doesn't want our emails; the other kinds mean delivery failed. */
export const isRefusal = (kind: string) => kind === "spamreport" || kind === "unsubscribe";

/**
 * How the recipient refused our emails, if they did. SendGrid drops all later emails to them, and then
 * only the reason text of the drop still tells of the refusal.
 */
export function refusalOf({ kind, reason }: Pick<Bounce, "kind" | "reason">) {
	const isDropped = kind === "dropped";
	if (kind === "spamreport" || (isDropped && SPAM_REPORT.test(reason))) return "spam report";
	if (kind === "unsubscribe" || (isDropped && UNSUBSCRIBED.test(reason))) return "unsubscribed";
	return undefined;
}

/**
 * Whether an answer may still be sent to an address with a bounce: always if the recipient didn't
 * refuse our emails, only in answer to their own message if they unsubscribed, and never if they
 * reported us as spam.
 */
export const mayBeAnswered = (
	bounce: Pick<Bounce, "kind" | "reason">,
	{ isToMessage }: { isToMessage: boolean },
): boolean => {
	const refusal = refusalOf(bounce);
	return refusal === undefined || (refusal === "unsubscribed" && isToMessage);
};

/** The message if an answer may not be sent; it follows `bounceText`. */
export const NOT_TO_BE_SENT =
	"Your answer can’t be sent there. Call or text them, or ask for another address.";

export type Bounce = Pick<BouncedAddress, "kind" | "reason" | "at">;

/** Maximum length of the other mail server's reason, in UTF-16 code units. */
export const REASON_MAX = 300;

const SPAM_REPORT = /spam reporting address/i;
const UNSUBSCRIBED = /unsubscribed address/i;

/** Plain words for the usual reasons of mail servers. */
const plain: readonly (readonly [RegExp, string])[] = [
	[SPAM_REPORT, "its owner reported an email as spam"],
	[
		/spam|blacklist|blocklist|dnsbl|blocked using|reputation|policy/i,
		"the other mail server treats our emails as spam",
	],
	[/over ?quota|mailbox (is )?full|quota exceeded|5\.2\.2/i, "the mailbox is full"],
	[
		/user unknown|no such (user|mailbox|recipient)|does not exist|unknown (user|recipient)|5\.1\.[01]\b/i,
		"there is no such mailbox",
	],
	[
		/domain (name )?not found|no mx|host unknown|unrouteable|dns (error|lookup failed)|nxdomain|5\.1\.2|invalid domain/i,
		"the part after the @ doesn’t accept email",
	],
	[/bounced address/i, "an earlier email to it bounced"],
	[UNSUBSCRIBED, "its owner unsubscribed"],
	[/^invalid$/i, "it is not a valid email address"],
];

/** Why an email did not get through, as the end of a sentence. */
export function reasonText(reason: string): string {
	const known = plain.find(([pattern]) => pattern.test(reason))?.[1];
	if (known) return known;
	return reason ? `the other mail server said “${reason}”` : "no reason was given";
}

/** The sentence about an address: what happened, when, and why. */
export function bounceText({ kind, reason, at }: Bounce): string {
	const day = dayInWords(dayOf(at));
	if (kind === "spamreport") return `This address reported an email of ours as spam on ${day}.`;
	if (kind === "unsubscribe") return `This address unsubscribed from our emails on ${day}.`;
	if (kind === "dropped") {
		return `SendGrid has sent nothing to this address since ${day}: ${reasonText(reason)}.`;
	}
	if (kind === "blocked") {
		return `This address turned an email away on ${day}: ${reasonText(reason)}.`;
	}
	return `This address bounced on ${day}: ${reasonText(reason)}.`;
}
