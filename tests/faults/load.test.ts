/** Sends messages while pages are read, with as many visitors at once as the server can serve. */
import { expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { report } from "../support/figures.ts";
import { expectIntegrity } from "../support/integrity.ts";
import { sendMessage } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { startSendGrid } from "../support/sendgrid.ts";
import { startServer } from "../support/server.ts";

const SECONDS = 30;
const WRITERS = 12;
const READERS = 12;
/** Looks like a session cookie. A request that has one bypasses the page cache. */
const BYPASS_CACHE = { Cookie: "session=none" };

const inTotal = (times: readonly number[], part: number) =>
	Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);

test("messages acknowledged under load are stored once and emailed", async () => {
	const sendgrid = await startSendGrid();
	const settings = { SENDGRID_API_KEY: "SG.test", SENDGRID_BASE_URL: sendgrid.url };
	const server = await startServer(settings);
	await addPuppy();
	const endsAt = performance.now() + SECONDS * 1_000;
	const acknowledged: string[] = [];
	const statuses = new Map<number, number>();
	const times = { messages: [] as number[], pages: [] as number[] };

	async function timed(kind: keyof typeof times, work: () => Promise<Response>) {
		const startedAt = performance.now();
		const answer = await work();
		await answer.arrayBuffer();
		times[kind].push(performance.now() - startedAt);
		statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
		return answer.status;
	}
	async function write(writer: number) {
		for (let n = 0; performance.now() < endsAt; n++) {
			const words = `Message ${writer}-${n}`;
			const status = await timed("messages", () => sendMessage(server.origin, words));
			if (status === 303) acknowledged.push(words);
		}
	}
	async function read() {
		const address = `${server.origin}/trained-puppies-for-sale`;
		while (performance.now() < endsAt) {
			await timed("pages", () => fetch(address, { headers: BYPASS_CACHE }));
		}
	}
	await Promise.all([
		...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
		...Array.from({ length: READERS }, read),
	]);

	const rows = await database.contact.findMany({ select: { message: true } });
	expect(rows.map(({ message }) => message).toSorted()).toEqual(acknowledged.toSorted());
	expect([...statuses.keys()].filter((status) => ![200, 303, 503].includes(status))).toEqual([]);
	await expectIntegrity();
	await sendgrid.arrived(acknowledged.length);
	await server.stop();
	expect(await database.outgoingEmail.count({ where: { status: { not: "sent" } } })).toBe(0);
	await sendgrid.stop();
	report("load held", {
		"seconds, writers and readers at once": `${SECONDS}, ${WRITERS} and ${READERS}`,
		"messages acknowledged": acknowledged.length,
		"messages lost or stored twice": 0,
		"emails sent": sendgrid.accepted.length,
		"pages rendered": times.pages.length,
		"answered that it is too busy (503)": statuses.get(503) ?? 0,
		"a message's time": `median ${inTotal(times.messages, 0.5)} ms, 99 of 100 within ${inTotal(times.messages, 0.99)} ms`,
		"a page's time": `median ${inTotal(times.pages, 0.5)} ms, 99 of 100 within ${inTotal(times.pages, 0.99)} ms`,
	});
});
