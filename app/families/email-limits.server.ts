/**
 * Limits the emails that a stranger can have sent to an address by typing it into a form: for each mailbox,
 * for the networks that the forms come from, and for the whole site.
 */
import {
	type Counted,
	giveBackAll,
	takeAll,
	throttle,
	visitorAddress,
	widerNetworks,
} from "~/platform/http/throttle.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import { addressKey } from "./families.server.ts";

const HOUR = 3_600;
const DAY = 86_400;

/** The most that one mailbox gets, no matter who asks for it. */
const ofMailbox = throttle({ name: "email, mailbox", tries: 3, seconds: DAY });
/** Networks that one customer can have many of: 256 addresses of IPv4, or 48 bits of IPv6. */
const ofNeighbors = throttle({ name: "email, neighbors", tries: 40, seconds: HOUR });
/** Networks that one provider can have: 65,536 addresses of IPv4, or 32 bits of IPv6. */
const ofProvider = throttle({ name: "email, provider", tries: 80, seconds: HOUR });
const ofSite = throttle({ name: "email, site", tries: 200, seconds: HOUR });
const ofSiteInADay = throttle({ name: "email, site, a day", tries: 500, seconds: DAY });

/** Providers whose mailboxes ignore dots in their names, and the domain that both of their domains mean. */
const dotless: Readonly<Record<string, string>> = {
	"gmail.com": "gmail.com",
	"googlemail.com": "gmail.com",
};

/** The mailbox that an address delivers to: without what follows a plus sign, and without dots that don't count. */
export function mailboxOf(email: string): string {
	const [, name = "", domain = ""] = /^(.*)@(.*)$/s.exec(addressKey(email)) ?? [];
	const [own = ""] = name.split("+", 1);
	const provider = dotless[domain];
	return provider ? `${own.replaceAll(".", "")}@${provider}` : `${own || name}@${domain}`;
}

/** The limits that an email to an address counts toward. The mailbox comes last, by a hash, so that it isn't stored. */
function limitsFor(email: string): Counted[] {
	const { neighbors, provider } = widerNetworks(visitorAddress());
	return [
		[ofNeighbors, neighbors],
		[ofProvider, provider],
		[ofSite, ""],
		[ofSiteInADay, ""],
		[ofMailbox, hashOf(mailboxOf(email))],
	];
}

/**
 * Counts an email to an address, also toward the form's `own` limits.
 * @returns if there were too many, the limit, the seconds to wait, and whether it is the mailbox that got them.
 */
export async function countStrangersEmail(email: string, own: readonly Counted[] = []) {
	const reached = await takeAll([...own, ...limitsFor(email)]);
	return reached && { ...reached, isMailbox: reached.limit === ofMailbox };
}

/** Undoes the count of an email that wasn't stored. */
export const uncountStrangersEmail = (email: string, own: readonly Counted[] = []) =>
	giveBackAll([...own, ...limitsFor(email)]);
