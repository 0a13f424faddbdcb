/** Takes down what SendGrid's Event Webhook tells of emails that did not get through. */
import { z } from "zod";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import { addressKey } from "../families.server.ts";
import { leave } from "../waiting-list/commands.server.ts";
import { noteArrival, noteMissing } from "./answers.server.ts";
import { type BounceKind, isRefusal, isWeaker, REASON_MAX, refusalOf } from "./bounce-words.ts";

/** Addresses that one statement names at most. */
const AT_ONCE = 500;
/** Events that one transaction stores at most, so that nobody waits long for it. */
const IN_ONE_TRANSACTION = 100;

const eventSchema = z.object({
	event: z.string(),
	email: z.string().min(3).max(320),
	/** Seconds since 1970. */
	timestamp: z.number().int().positive().max(253_402_300_799),
	/** Of a bounce: whether the address is wrong ("bounce"), or it was turned away ("blocked"). */
	type: z.string().optional().catch(undefined),
	reason: z.string().optional().catch(undefined),
	/** The key of the email, which was sent along with it. */
	outgoing_email: z.string().max(100).optional().catch(undefined),
});

interface BounceEvent {
	/** The email that it is about, where it names one. */
	key?: string;
	address: string;
	/** "refused" is what SendGrid did not send for a reason that is not the address's. */
	kind: BounceKind | "delivered" | "refused";
	reason: string;
	at: Date;
}

const kinds: Readonly<Record<string, BounceEvent["kind"]>> = {
	bounce: "bounce",
	blocked: "blocked",
	dropped: "dropped",
	spamreport: "spamreport",
	unsubscribe: "unsubscribe",
	group_unsubscribe: "unsubscribe",
	delivered: "delivered",
};

/** Why SendGrid sends nothing to an address; its other reasons are about the account, or the email. */
const ABOUT_ADDRESS = /^(bounced|unsubscribed|spam reporting) address|^invalid$/i;

/** An event of which something follows; undefined for the others, and what can't be read. */
function readEvent(value: unknown): BounceEvent | undefined {
	const event = eventSchema.safeParse(value).data;
	const named = event && Object.hasOwn(kinds, event.event) ? kinds[event.event] : undefined;
	if (!event || !named) return undefined;
	const isRefused = named === "dropped" && !ABOUT_ADDRESS.test(event.reason?.trim() ?? "");
	const isBlocked = named === "bounce" && event.type === "blocked";
	return {
		key: event.outgoing_email,
		address: addressKey(event.email.replaceAll("\0", "")),
		kind: isRefused ? "refused" : isBlocked ? "blocked" : named,
		reason: (event.reason ?? "")
			.replaceAll("\0", "")
			.replace(/\s+/g, " ")
			.trim()
			.slice(0, REASON_MAX)
			.toWellFormed(),
		at: new Date(event.timestamp * 1_000),
	};
}

/** Those of some addresses that belong to a family or stand on the waiting list. */
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

/** Notes of an answer whether it arrived, also where its address is no family's any more. */
async function noteOfAnswer(client: Client, event: BounceEvent) {
	if (event.kind === "delivered") await noteArrival(client, event);
	// What was reported as spam, or unsubscribed from, did arrive.
	else if (!isRefusal(event.kind)) await noteMissing(client, event);
}

/** An email got through: whatever kept earlier ones away is over, but for what its reader said. */
async function delivered(client: Client, { address, at }: BounceEvent) {
	const known = await client.bouncedAddress.findUnique({ where: { address } });
	// What a reader said stands, whichever email came through: also where it was told by what was dropped.
	if (!known || known.clearedAt || known.at >= at || refusalOf(known)) return;
	await client.bouncedAddress.update({
		where: { address },
		data: { clearedAt: at },
		select: { address: true },
	});
}

/** Notes what happened, unless something later is known; then nothing more of the list goes there. */
async function failed(client: Client, event: BounceEvent): Promise<boolean> {
	const { address, kind, reason, at } = event;
	if (kind === "refused") return false;
	const known = await client.bouncedAddress.findUnique({ where: { address } });
	const latest = Math.max(known?.at.getTime() ?? 0, known?.clearedAt?.getTime() ?? 0);
	if (known && at.getTime() <= latest) return false;
	// A reader's refusal stands until it is cleared, whatever happened to later emails.
	if (known && !known.clearedAt && isWeaker(event, known)) return false;
	await client.bouncedAddress.upsert({
		where: { address },
		create: { address, kind, reason, at },
		update: { kind, reason, at, clearedAt: null },
		select: { address: true },
	});
	const entry = await client.waitingEntry.findUnique({
		where: { email: address },
		select: { id: true, email: true, status: true },
	});
	if (entry && isRefusal(kind) && entry.status !== "left")
		await leave(client, entry, siteActor, at);
	else {
		await client.outgoingEmail.deleteMany({
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
 * Takes down what a list of events tells of addresses that are known here, and of answers; the
 * same again changes nothing.
 * @returns how many addresses don't work, or don't want to be written to, since.
 */
export async function handleEvents(events: readonly unknown[]): Promise<number> {
	const read = events
		.flatMap((event) => readEvent(event) ?? [])
		.toSorted((one, other) => one.at.getTime() - other.at.getTime());
	const known = await knownAmong(database, [...new Set(read.map(({ address }) => address))]);
	// An answer's email is known by its key, even where the address was corrected since.
	const ours = read.filter(({ address, key }) => key !== undefined || known.has(address));
	const changed = new Set<string>();
	// The same again changes nothing: what was stored before a failure may come once more.
	for (let start = 0; start < ours.length; start += IN_ONE_TRANSACTION) {
		await transaction(async (client) => {
			for (const each of ours.slice(start, start + IN_ONE_TRANSACTION)) {
				await noteOfAnswer(client, each);
				if (!known.has(each.address)) continue;
				if (each.kind === "delivered") await delivered(client, each);
				else if (await failed(client, each)) changed.add(each.address);
			}
		});
	}
	return changed.size;
}
