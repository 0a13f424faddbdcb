/** Messages of versions that knew no families are put into theirs when the site starts, and after. */
import { setTimeout } from "node:timers/promises";
import type { Client } from "~/platform/database/database.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { log } from "~/platform/log/log.server.ts";
import { addressKey } from "./families.server.ts";
import { familySearchText, updateFamilySearch } from "./search-text.server.ts";
import { movesForward, type Stage } from "./stages.ts";

/** Messages of one transaction: others wait no longer than that takes. */
const BATCH = 200;
/** Milliseconds between two of them while the site responds, and after one that failed. */
const PAUSE = 25;
const RETRY = 5_000;
/** Milliseconds that the end of the process waits for it at most. */
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

/** Messages of one address, the oldest first, and the address; empty where none was given. */
interface Writer {
	address: string;
	messages: readonly [Message, ...Message[]];
}

/** Where a family stands whose messages had these states: all put away is "not now". */
function stageOf(messages: readonly Message[]): Stage {
	if (messages.some(({ status }) => status === "replied")) return "talking";
	return messages.every(({ status }) => status === "archived") ? "not now" : "new";
}

const oldestUnanswered = (messages: readonly Message[]) =>
	messages.find(({ status }) => status === "new")?.createdAt ?? null;

/** Since when somebody waits, of two moments, either of which may be none. */
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

/** Makes the families of writers that have none; their ids, in the writers' order. */
async function addFamilies(client: Client, writers: readonly Writer[]): Promise<number[]> {
	if (writers.length === 0) return [];
	const added = await client.family.createManyAndReturn({
		data: writers.map(newFamily),
		select: { id: true },
	});
	// One statement numbers its rows in their order, and nobody else writes meanwhile.
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

/** Adds messages to a family that is there already. */
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

/** Says of messages to which family they belong, in one statement. */
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

/** Sorts the next messages, none older than `from`; how many, and the moment of the last one. */
async function sortNext(from: Date): Promise<{ count: number; last: Date }> {
	const unsorted = { familyId: null, isSpam: false, createdAt: { gte: from } };
	// Mostly there is none, and nobody has to wait for a lock to learn it.
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
 * Puts messages into families that were stored before there were any, `atMost` of them and the
 * rest of their step; how many. Suspected spam has none. What was sorted is not looked at again, so
 * that it may be interrupted and called again.
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
 * Sorts what the start has left over, in steps between which everybody else gets their turn;
 * `done` resolves once nothing is left, and `stop` once the step under way is over.
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
				// Another process may sort the same ones; what it left is looked for again.
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
