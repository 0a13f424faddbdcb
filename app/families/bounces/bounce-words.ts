/** What SendGrid tells of an email that did not get through, and its words. Pure. */
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";

export const bounceKinds = ["bounce", "blocked", "dropped", "spamreport", "unsubscribe"] as const;
export type BounceKind = (typeof bounceKinds)[number];

/** Their readers don't want our emails; the others did not get them. */
export const isRefusal = (kind: string) => kind === "spamreport" || kind === "unsubscribe";

/** What a reader said by refusing: SendGrid drops what follows, and then only its words still say why. */
export function refusalOf({ kind, reason }: Pick<Bounce, "kind" | "reason">) {
	const isDropped = kind === "dropped";
	if (kind === "spamreport" || (isDropped && SPAM_REPORT.test(reason))) return "spam report";
	if (kind === "unsubscribe" || (isDropped && UNSUBSCRIBED.test(reason))) return "unsubscribed";
	return undefined;
}

/**
 * Whether an answer may go to such an address all the same: always where its reader said nothing; to one
 * who unsubscribed, what answers their own message; to one who reported us as spam, nothing.
 */
export const mayBeAnswered = (
	bounce: Pick<Bounce, "kind" | "reason">,
	{ isToMessage }: { isToMessage: boolean },
): boolean => {
	const refusal = refusalOf(bounce);
	return refusal === undefined || (refusal === "unsubscribed" && isToMessage);
};

/** The message where it may not. */
export const NOT_TO_BE_SENT =
	"It is not sent there. Call or text them, or ask for another address.";

/** How much a reader said: a report of spam more than unsubscribing, and their own word more than what was dropped for it. */
function strengthOf(bounce: Pick<Bounce, "kind" | "reason">): number {
	const refusal = refusalOf(bounce);
	if (!refusal) return 0;
	return (refusal === "spam report" ? 3 : 1) + (isRefusal(bounce.kind) ? 1 : 0);
}

/** Whether a reported refusal is weaker than the one that is stored. */
export const isWeaker = (
	reported: Pick<Bounce, "kind" | "reason">,
	known: Pick<Bounce, "kind" | "reason">,
) => strengthOf(reported) < strengthOf(known);

export interface Bounce {
	kind: string;
	reason: string;
	at: Date;
}

/** Longest of what the other mail server said, in UTF-16 units. */
export const REASON_MAX = 300;

const SPAM_REPORT = /spam reporting address/i;
const UNSUBSCRIBED = /unsubscribed address/i;

/** What mail servers say again and again, in words for everybody. */
const plain: readonly (readonly [RegExp, string])[] = [
	[SPAM_REPORT, "its reader reported an email as spam"],
	[
		/spam|blacklist|blocklist|dnsbl|blocked using|reputation|policy/i,
		"the other mail server takes us for spam",
	],
	[/over ?quota|mailbox (is )?full|quota exceeded|5\.2\.2/i, "the mailbox is full"],
	[
		/user unknown|no such (user|mailbox|recipient)|does not exist|unknown (user|recipient)|5\.1\.[01]\b/i,
		"there is no such mailbox",
	],
	[
		/domain (name )?not found|no mx|host unknown|unrouteable|dns (error|lookup failed)|nxdomain|5\.1\.2|invalid domain/i,
		"there is no mail at what stands behind the @",
	],
	[/bounced address/i, "an earlier email to it bounced"],
	[UNSUBSCRIBED, "its reader unsubscribed"],
	[/^invalid$/i, "it is no email address"],
];

/** Why an email did not get through, as the end of a sentence. */
export function reasonWords(reason: string): string {
	const known = plain.find(([pattern]) => pattern.test(reason))?.[1];
	if (known) return known;
	return reason ? `the other side said “${reason}”` : "no reason was given";
}

/** The sentence about an address: what happened, when, and why. */
export function bounceWords({ kind, reason, at }: Bounce): string {
	const day = dayInWords(dayOf(at));
	if (kind === "spamreport") return `This address reported an email of ours as spam on ${day}.`;
	if (kind === "unsubscribe") return `This address unsubscribed from our emails on ${day}.`;
	if (kind === "dropped") {
		return `SendGrid has sent nothing to this address since ${day}: ${reasonWords(reason)}.`;
	}
	if (kind === "blocked") {
		return `This address turned an email away on ${day}: ${reasonWords(reason)}.`;
	}
	return `This address bounced on ${day}: ${reasonWords(reason)}.`;
}
