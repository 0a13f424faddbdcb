/** Records what SendGrid's Event Webhook reports about emails that did not get through. */
import { z } from "zod";
import { type BounceKind, isRefusal, REASON_MAX, refusalOf } from "~/families/bounce-text.ts";
import { addressKey } from "~/families/families.server.ts";
import { noteArrival, noteMissing } from "~/families/replies/missing.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { yieldToEventLoop } from "~/platform/http/event-loop.server.ts";
import { comeBack, leave } from "~/waiting-list/commands.server.ts";

/** Maximum number of addresses in one statement, and of events that are read at once. */
const AT_ONCE = 500;
/**
 * Maximum number of events per transaction. SQLite runs a transaction without a pause, about 2 ms for each event, and
 * meanwhile nobody gets a response.
 */
const IN_ONE_TRANSACTION = 25;

const eventSchema = z.object({
	event: z.string(),
	email: z.string().min(3).max(320),
	/** Unix time in seconds. */
	timestamp: z.number().int().positive().max(253_402_300_799),
	/** For a bounce: whether the address is wrong ("bounce") or the email was rejected ("blocked"). */
	type: z.string().optional().catch(undefined),
	reason: z.string().optional().catch(undefined),
	/** The key of the email, which the site passed to SendGrid with it. */
	outgoing_email: z.string().max(100).optional().catch(undefined),
});

const kinds: Readonly<Record<string, BounceKind | "delivered" | "resubscribed">> = {
	bounce: "bounce",
	blocked: "blocked",
	dropped: "dropped",
	spamreport: "spamreport",
	unsubscribe: "unsubscribe",
	group_unsubscribe: "unsubscribe",
	resubscribe: "resubscribed",
	group_resubscribe: "resubscribed",
	delivered: "delivered",
};

/**
 * SendGrid's reasons for dropping an email because of its address; its other reasons are about the
 * account or the email.
 */
const ABOUT_ADDRESS = /^(bounced|unsubscribed|spam reporting) address|^invalid$/i;

/** Parses an event. Undefined for kinds that don't matter here, and for malformed ones. */
function readEvent(value: unknown) {
	const event = eventSchema.safeParse(value).data;
	const named = event && Object.hasOwn(kinds, event.event) ? kinds[event.event] : undefined;
	if (!event || !named) return undefined;
	const isRefused = named === "dropped" && !ABOUT_ADDRESS.test(event.reason?.trim() ?? "");
	const isBlocked = named === "bounce" && event.type === "blocked";
	/** "refused" means that SendGrid did not send it for a reason unrelated to the address. */
	const kind = isRefused ? "refused" : isBlocked ? "blocked" : named;
	return {
		/** The key of the email that the event is about, if it has one. */
		key: event.outgoing_email,
		kind,
		address: addressKey(event.email.replaceAll("\0", "")),
		reason: (event.reason ?? "")
			.replaceAll("\0", "")
			.replace(/\s+/g, " ")
			.trim()
			.slice(0, REASON_MAX)
			.toWellFormed(),
		at: new Date(event.timestamp * 1_000),
	};
}

type BounceEvent = NonNullable<ReturnType<typeof readEvent>>;

/** The addresses among these that belong to a family or are on the waiting list. */
async function knownAmong(client: Client, addresses: readonly string[]): Promise<Set<string>> {
	const known = new Set<string>();
	for (let start = 0; start < addresses.length; start += AT_ONCE) {
		const some = { in: addresses.slice(start, start + AT_ONCE) };
		const families = await client.familyAddress.findMany({
			where: { address: some },
			select: { address: true },
		});
		const entries = await client.waitingEntry.findMany({
			where: { email: some },
			select: { email: true },
		});
		for (const { address } of families) known.add(address);
		for (const { email } of entries) known.add(email);
	}
	return known;
}

/** Records whether an answer arrived, even if its address no longer belongs to a family. */
async function noteOfReply(client: Client, event: BounceEvent) {
	if (event.kind === "delivered") await noteArrival(client, event);
	// An email that was reported as spam or unsubscribed from did arrive.
	else if (event.kind !== "resubscribed" && !isRefusal(event.kind))
		await noteMissing(client, event);
}

/** Clears an address's bounce after an email got through, unless the recipient refused our emails. */
async function delivered(client: Client, { address, at }: BounceEvent) {
	const known = await client.bouncedAddress.findUnique({ where: { address } });
	// A refusal stays, even one that is only known from a dropped email.
	if (!known || known.clearedAt || known.at >= at || refusalOf(known)) return;
	await client.bouncedAddress.updateMany({ where: { address }, data: { clearedAt: at } });
}

/**
 * Lifts an unsubscription that the recipient took back, and gives back the place on the waiting list that it
 * ended. A spam report or a bounce stays.
 */
async function resubscribed(work: Work, { address, at }: BounceEvent) {
	const known = await work.db.bouncedAddress.findUnique({ where: { address } });
	if (!known || known.clearedAt || known.at > at || refusalOf(known) !== "unsubscribed") return;
	await work.db.bouncedAddress.updateMany({ where: { address }, data: { clearedAt: at } });
	const entry = await work.db.waitingEntry.findUnique({
		where: { email: address, status: "left", leftAt: known.at, confirmedAt: { not: null } },
		select: { id: true },
	});
	if (entry) await comeBack(work, entry.id);
}

/**
 * Records a bounce or refusal, unless something later is known, and stops waiting list emails to the
 * address. Returns whether it was recorded.
 */
async function failed(work: Work, event: BounceEvent): Promise<boolean> {
	const { address, kind, reason, at } = event;
	if (kind === "refused" || kind === "resubscribed") return false;
	const known = await work.db.bouncedAddress.findUnique({ where: { address } });
	const latest = Math.max(known?.at.getTime() ?? 0, known?.clearedAt?.getTime() ?? 0);
	if (known && at.getTime() <= latest) return false;
	// A refusal stays until it is cleared, whatever happened to later emails; only a spam report is stronger.
	const refusal = known && !known.clearedAt ? refusalOf(known) : undefined;
	const isSpamReport = refusalOf({ kind, reason }) === "spam report";
	if (refusal === "spam report" || (refusal && !isSpamReport)) return false;
	await work.db.bouncedAddress.upsert({
		where: { address },
		create: { address, kind, reason, at },
		update: { kind, reason, at, clearedAt: null },
		select: { address: true },
	});
	const entry = await work.db.waitingEntry.findUnique({
		where: { email: address },
		select: { id: true, email: true, status: true },
	});
	if (entry && isRefusal(kind) && entry.status !== "left") await leave(work, entry, at);
	else {
		await work.db.outgoingEmail.deleteMany({
			where: {
				recipient: address,
				kind: "waiting list",
				status: "waiting",
				claimedUntil: null,
				createdAt: { lte: at },
			},
		});
	}
	return true;
}

/**
 * Records the events that are about known addresses or about answers. Handling the same events again
 * changes nothing.
 * @returns how many addresses were found not to work, or not to want emails.
 */
export async function handleEvents(events: readonly unknown[]): Promise<number> {
	const found: BounceEvent[] = [];
	for (const [index, event] of events.entries()) {
		if (index % AT_ONCE === 0) await yieldToEventLoop();
		const one = readEvent(event);
		if (one) found.push(one);
	}
	const read = found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
	const known = await knownAmong(database, [...new Set(read.map(({ address }) => address))]);
	// An answer's email is found by its key, even if its address was corrected since.
	const ours = read.filter(({ address, key }) => key !== undefined || known.has(address));
	const changed = new Set<string>();
	// If a later batch fails, SendGrid sends all events again; repeating them is harmless.
	for (let start = 0; start < ours.length; start += IN_ONE_TRANSACTION) {
		await command(siteActor, async (work) => {
			for (const each of ours.slice(start, start + IN_ONE_TRANSACTION)) {
				await noteOfReply(work.db, each);
				if (!known.has(each.address)) continue;
				if (each.kind === "delivered") await delivered(work.db, each);
				else if (each.kind === "resubscribed") await resubscribed(work, each);
				else if (await failed(work, each)) changed.add(each.address);
			}
		});
	}
	return changed.size;
}
