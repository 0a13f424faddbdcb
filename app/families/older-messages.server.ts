/**
 * Sorts messages that were stored before families existed into families, when the site starts and
 * while it runs.
 */
import { setTimeout } from "node:timers/promises";
import type { Client } from "~/platform/database/database.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { log } from "~/platform/log/log.server.ts";
import { addressKey } from "./families.server.ts";
import { familySearchText, updateFamilySearch } from "./search-text.server.ts";
import { movesForward, type Stage } from "./stages.ts";

/** Messages per transaction. It is small so that other writers don't wait long. */
const BATCH = 200;
/** Milliseconds between two transactions while the site is running, and after a failed one. */
const PAUSE = 25;
const RETRY = 5_000;
/** Maximum milliseconds that shutdown waits for the current batch. */
const STOP_MAX = 3_000;

const { sql, join } = Prisma;

const read = {
	id: true,
	name: true,
	email: true,
	phoneNumber: true,
	referralSource: true,
	status: true,
	createdAt: true,
} as const;

type Message = Prisma.ContactGetPayload<{ select: typeof read }>;

/** A sender's address, empty if none was given, and the messages from it, oldest first. */
interface Writer {
	address: string;
	messages: readonly [Message, ...Message[]];
}

/**
 * The stage of a new family, from the status of its messages: "talking" if one was replied to,
 * "not now" if all are archived, else "new".
 */
function stageOf(messages: readonly Message[]): Stage {
	if (messages.some(({ status }) => status === "replied")) return "talking";
	return messages.every(({ status }) => status === "archived") ? "not now" : "new";
}

const oldestUnanswered = (messages: readonly Message[]) =>
	messages.find(({ status }) => status === "new")?.createdAt ?? null;

/** The earlier of two dates, either of which may be null. */
const earlier = (one: Date | null, other: Date | null) =>
	one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);

function byWriter(messages: readonly Message[]): Writer[] {
	const groups = Map.groupBy(messages, ({ id, email }) => addressKey(email) || id);
	return [...groups].flatMap(([key, [first, ...rest]]) =>
		first ? [{ address: typeof key === "string" ? key : "", messages: [first, ...rest] }] : [],
	);
}

function newFamily({ address, messages }: Writer) {
	const [first] = messages;
	const last = messages.at(-1) ?? first;
	const phoneNumber = messages.find((message) => message.phoneNumber)?.phoneNumber ?? "";
	return {
		name: first.name,
		phoneNumber,
		source: messages.find(({ referralSource }) => referralSource)?.referralSource ?? "",
		stage: stageOf(messages),
		stageSince: last.createdAt,
		waitsSince: oldestUnanswered(messages),
		firstMessageAt: first.createdAt,
		lastMessageAt: last.createdAt,
		createdAt: first.createdAt,
		updatedAt: last.createdAt,
		searchText: familySearchText({
			name: first.name,
			phoneNumber,
			addresses: address ? [address] : [],
		}),
	};
}

/** Creates families for senders who have none. Returns the ids in the order of the senders. */
async function addFamilies(client: Client, writers: readonly Writer[]): Promise<number[]> {
	if (writers.length === 0) return [];
	const added = await client.family.createManyAndReturn({
		data: writers.map(newFamily),
		select: { id: true },
	});
	// A single statement assigns ids in row order, and nothing else writes during the transaction.
	const ids = added.map(({ id }) => id).toSorted((one, other) => one - other);
	await client.familyAddress.createMany({
		data: writers.flatMap(({ address }, index) => {
			const familyId = ids[index];
			return address && familyId !== undefined ? [{ address, familyId }] : [];
		}),
	});
	return ids;
}

const known = {
	id: true,
	stage: true,
	phoneNumber: true,
	source: true,
	waitsSince: true,
	firstMessageAt: true,
	lastMessageAt: true,
} as const;

type KnownFamily = Prisma.FamilyGetPayload<{ select: typeof known }>;

/** Updates an existing family with the data of newly assigned messages. */
async function addToFamily(client: Client, family: KnownFamily, { messages }: Writer) {
	const { id, stage, phoneNumber, source, waitsSince, firstMessageAt, lastMessageAt } = family;
	const made = newFamily({ address: "", messages });
	const isNumberNew = !phoneNumber && made.phoneNumber !== "";
	const isLater = !lastMessageAt || made.lastMessageAt > lastMessageAt;
	await client.family.update({
		where: { id },
		data: {
			phoneNumber: phoneNumber || made.phoneNumber,
			source: source || made.source,
			waitsSince: earlier(waitsSince, made.waitsSince),
			firstMessageAt: earlier(firstMessageAt, made.firstMessageAt),
			...(isLater ? { lastMessageAt: made.lastMessageAt, updatedAt: made.lastMessageAt } : {}),
			...(movesForward(stage, made.stage) ? { stage: made.stage } : {}),
		},
		select: { id: true },
	});
	if (isNumberNew) await updateFamilySearch(client, id);
}

/** Sets the family of each message in one statement. Pairs are message id and family id. */
async function assign(client: Client, pairs: readonly (readonly [number, number])[]) {
	const ids = pairs.map(([id]) => id);
	const cases = pairs.map(([id, family]) => sql`WHEN ${id} THEN CAST(${family} AS INTEGER)`);
	await client.$executeRaw`
		UPDATE "Contact" SET "familyId" = CASE "id" ${join(cases, " ")} END WHERE "id" IN (${join(ids)})`;
}

async function sort(client: Client, messages: readonly Message[]) {
	const writers = byWriter(messages);
	const rows = await client.familyAddress.findMany({
		where: { address: { in: writers.map(({ address }) => address).filter(Boolean) } },
		select: { address: true, family: { select: known } },
	});
	const families = new Map(rows.map(({ address, family }) => [address, family]));
	const newcomers = writers.filter(({ address }) => !families.has(address));
	const ids = await addFamilies(client, newcomers);
	const idOf = new Map(newcomers.map((writer, index) => [writer, ids[index]]));
	const pairs = writers.flatMap((writer) => {
		const id = idOf.get(writer) ?? families.get(writer.address)?.id;
		if (id === undefined) throw new Error("A message has no family");
		return writer.messages.map((message) => [message.id, id] as const);
	});
	await assign(client, pairs);
	for (const writer of writers) {
		const family = families.get(writer.address);
		if (!family) continue;
		await addToFamily(client, family, writer);
	}
}

/**
 * Sorts the next batch of messages, none older than `from`. Returns how many were sorted and the
 * date of the last one.
 */
async function sortNext(from: Date): Promise<{ count: number; last: Date }> {
	const unsorted = { familyId: null, isSpam: false, createdAt: { gte: from } };
	// Usually there are none, so check before taking the write lock.
	const first = await database.contact.findFirst({ where: unsorted, select: { id: true } });
	if (!first) return { count: 0, last: from };
	return transaction(async (client) => {
		const messages = await client.contact.findMany({
			where: unsorted,
			select: read,
			orderBy: [{ createdAt: "asc" }, { id: "asc" }],
			take: BATCH,
		});
		if (messages.length > 0) await sort(client, messages);
		return { count: messages.length, last: messages.at(-1)?.createdAt ?? from };
	});
}

/**
 * Sorts messages that were stored before families existed, in whole batches until at least `atMost`
 * are done or none is left. Returns how many were sorted. Suspected spam gets no family. Sorted
 * messages are not read again, so this may be interrupted and called again.
 */
export async function sortOlderMessages(atMost = Number.POSITIVE_INFINITY): Promise<number> {
	let done = 0;
	let from = new Date(0);
	while (done < atMost) {
		const { count, last } = await sortNext(from);
		if (count === 0) break;
		done += count;
		from = last;
	}
	return done;
}

/**
 * Sorts the messages that startup left over, in batches with pauses for other writers. `done`
 * resolves once nothing is left; `stop()` resolves once the current batch is finished, or after
 * `STOP_MAX`.
 */
export function startSorting({ pause = PAUSE } = {}) {
	let isStopping = false;
	async function sortAll() {
		let total = 0;
		let from = new Date(0);
		while (!isStopping) {
			try {
				const { count, last } = await sortNext(from);
				if (count === 0) break;
				total += count;
				from = last;
				await setTimeout(pause, undefined, { ref: false });
			} catch (error) {
				// Another process may be sorting the same messages; retry with whatever it leaves.
				log.warn({ err: error }, "older messages could not be sorted into families yet");
				await setTimeout(RETRY, undefined, { ref: false });
			}
		}
		if (total > 0) log.info({ count: total }, "older messages were sorted into families");
	}
	const done = sortAll();
	return {
		done,
		stop() {
			isStopping = true;
			return Promise.race([done, setTimeout(STOP_MAX)]);
		},
	};
}
