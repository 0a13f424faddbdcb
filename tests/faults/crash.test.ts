/**
 * Kills the server at random moments while messages and edits arrive, and starts it again with the data that
 * is left. ROUNDS sets the number of rounds. SEED repeats the moments of an earlier run.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { database, provider } from "~/platform/database/database.server.ts";
import { adminToken, editPuppy } from "../support/admin.ts";
import { report } from "../support/figures.ts";
import { expectIntegrity } from "../support/integrity.ts";
import { sendMessage } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { startSendGrid } from "../support/sendgrid.ts";
import { launchServer, restartServer, startServer } from "../support/server.ts";
import { randomFrom } from "./seeded-random.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 200);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 32);
const WRITERS = 4;
const EDITORS = 2;
/**
 * The longest time from the start of the load until the process is killed: this many times as long as the
 * process took to start, so that a busy machine gets as much done.
 */
const LONGEST_ROUND = 1.3;
/** In one round of this many, the process is killed before the server is ready. */
const KILLED_AT_START = 8;
/** Milliseconds until the claims of a killed process have expired and its emails are sent. */
const DRAIN = 150_000;

/** A message that was sent, and whether the server acknowledged it. */
interface Sent {
	words: string;
	key: string;
	isAcknowledged: boolean;
}

const edits = /^Edit (\d+)$/;

test(`after ${ROUNDS} kills, the server still has every message and edit that it acknowledged`, async () => {
	const random = randomFrom(SEED);
	const sendgrid = await startSendGrid();
	const settings = { SENDGRID_API_KEY: "SG.test", SENDGRID_BASE_URL: sendgrid.url };
	await (await startServer(settings)).stop();
	const token = await adminToken();
	const puppies = await Promise.all(
		Array.from({ length: EDITORS }, (_, n) => addPuppy({ profilePath: `puppy-${n}` })),
	);
	const sent: Sent[] = [];
	const edited = puppies.map(({ id }) => ({ id, tried: 0, acknowledged: 0 }));
	const counts = { resent: 0, refused: 0, killedAtStart: 0, interrupted: 0, edits: 0 };
	const starts: number[] = [];

	/** Sends one message after another until the server is gone. Messages without a response are sent again. */
	async function write(origin: string, open: Sent[]) {
		for (;;) {
			const again = open.pop();
			const message = again ?? {
				words: `Message ${sent.length}`,
				key: randomUUID(),
				isAcknowledged: false,
			};
			if (again) counts.resent += 1;
			else sent.push(message);
			try {
				const answer = await sendMessage(origin, message.words, { key: message.key });
				await answer.text();
				if (answer.status === 303) message.isAcknowledged = true;
				else counts.refused += 1;
			} catch {
				counts.interrupted += 1;
				return;
			}
		}
	}

	async function edit(origin: string, one: (typeof edited)[number]) {
		for (;;) {
			one.tried += 1;
			const overview = `Edit ${one.tried}`;
			try {
				const answer = await editPuppy(origin, { token, id: one.id, overview });
				await answer.text();
				if (answer.status === 200) {
					one.acknowledged = one.tried;
					counts.edits += 1;
				} else counts.refused += 1;
			} catch {
				return;
			}
		}
	}

	/** Checks that everything acknowledged is stored exactly once. */
	async function look() {
		await expectIntegrity();
		const contacts = await database.contact.findMany({
			select: { message: true, _count: { select: { emails: true } } },
		});
		const words = new Set(contacts.map(({ message }) => message));
		expect(contacts.length, "messages stored twice").toBe(words.size);
		const lost = sent.filter((one) => one.isAcknowledged && !words.has(one.words));
		expect(lost, "acknowledged messages that are lost").toEqual([]);
		expect(contacts.filter(({ _count }) => _count.emails !== 1)).toEqual([]);
		for (const { id, acknowledged, tried } of edited) {
			const { overview } = await database.puppy.findUniqueOrThrow({ where: { id } });
			const found = Number(edits.exec(overview)?.[1] ?? 0);
			expect(found, "an acknowledged edit is lost").toBeGreaterThanOrEqual(acknowledged);
			expect(found).toBeLessThanOrEqual(tried);
		}
		return words.size;
	}

	for (let round = 0; round < ROUNDS; round++) {
		const launchedAt = performance.now();
		const server = await launchServer(settings);
		if (round % KILLED_AT_START === KILLED_AT_START - 1) {
			await pause(random() * 400);
			await server.kill();
			counts.killedAtStart += 1;
			continue;
		}
		await server.isReady;
		const start = performance.now() - launchedAt;
		starts.push(start);
		await look();
		const open = sent.filter(({ isAcknowledged }) => !isAcknowledged);
		const load = [
			...Array.from({ length: WRITERS }, () => write(server.origin, open)),
			...edited.map((one) => edit(server.origin, one)),
		];
		await pause(random() * LONGEST_ROUND * start);
		await server.kill();
		await Promise.all(load);
	}

	const last = await restartServer(settings);
	const stored = await look();
	const deadline = performance.now() + DRAIN;
	const waiting = () => database.outgoingEmail.count({ where: { status: "waiting" } });
	while ((await waiting()) > 0 && performance.now() < deadline) await pause(500);
	expect(await waiting()).toBe(0);
	await last.stop();
	await sendgrid.stop();

	const keys = await database.outgoingEmail.findMany({ select: { key: true } });
	const accepted = new Map<string, number>();
	for (const { customArgs } of sendgrid.accepted) {
		const key = customArgs.outgoing_email ?? "";
		accepted.set(key, (accepted.get(key) ?? 0) + 1);
	}
	expect(
		keys.filter(({ key }) => !accepted.has(key)),
		"emails that were never sent",
	).toEqual([]);
	expect(keys).toHaveLength(stored);
	expect(accepted.size).toBe(stored);
	const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length;
	// A run in which hardly anything was acknowledged proves nothing.
	const served = ROUNDS - counts.killedAtStart;
	expect(acknowledged, "messages acknowledged").toBeGreaterThanOrEqual(served);
	expect(counts.edits, "edits acknowledged").toBeGreaterThanOrEqual(served);
	const sorted = starts.toSorted((a, b) => a - b);
	report(`crash on ${provider === "sqlite" ? "SQLite" : "PostgreSQL"}`, {
		"rounds survived": `${ROUNDS} of ${ROUNDS}, ${counts.killedAtStart} of them killed while starting (seed ${SEED})`,
		"messages acknowledged": acknowledged,
		"messages lost": 0,
		"messages stored twice": `0 (${counts.resent} were sent again with the same form after no answer came)`,
		"edits acknowledged": counts.edits,
		"edits lost": 0,
		"requests cut off by the end of the process": counts.interrupted,
		"requests answered with an error": counts.refused,
		"emails sent": `${stored} of ${stored}, ${sendgrid.accepted.length - accepted.size} of them twice (at least once is promised)`,
		"integrity and foreign key checks": `${sorted.length + 1}, all clean`,
		"from start to ready": `median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`,
	});
});
