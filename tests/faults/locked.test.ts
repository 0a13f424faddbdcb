/** Another process holds the database's lock for ten seconds. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { adminToken, editPuppy } from "../support/admin.ts";
import { report } from "../support/figures.ts";
import { lockDatabase } from "../support/lock.ts";
import { sendMessage } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { startServer } from "../support/server.ts";

const LOCKED_FOR = 10_000;
const MESSAGES = 40;

test("while the database is locked, messages and edits are stored later or clearly refused, and pages are served", async () => {
	const server = await startServer();
	const token = await adminToken();
	const { id } = await addPuppy();
	const page = async (path: string) => {
		const startedAt = performance.now();
		const answer = await fetch(server.origin + path);
		await answer.text();
		expect(answer.status).toBe(200);
		return performance.now() - startedAt;
	};
	await page("/reviews");

	const unlock = lockDatabase();
	const endsAt = performance.now() + LOCKED_FOR;
	const messages = Array.from({ length: MESSAGES }, async (_, n) => {
		await pause((n * LOCKED_FOR) / MESSAGES);
		const answer = await sendMessage(server.origin, `Message ${n}`);
		return { words: `Message ${n}`, status: answer.status, text: await answer.text() };
	});
	const edit = editPuppy(server.origin, { token, id, overview: "Edited while it was locked" });
	const cached: number[] = [];
	const rendered: number[] = [];
	while (performance.now() < endsAt) {
		cached.push(await page("/reviews"));
		rendered.push(await page("/contact-us"));
		await pause(20);
	}
	unlock();
	const answers = await Promise.all(messages);
	for (const { status, text, words } of answers) {
		if (status === 303) continue;
		expect(status).toBe(503);
		expect(text).toMatch(/An error occurred|try again in a few seconds/);
		expect(words).toBeTruthy();
	}
	const accepted = answers.filter(({ status }) => status === 303).map(({ words }) => words);
	expect(accepted.length).toBeGreaterThan(0);
	expect((await edit).status).toBe(200);
	const stored = (await database.contact.findMany()).map(({ message }) => message);
	expect(stored.toSorted()).toEqual(accepted.toSorted());
	expect((await sendMessage(server.origin, "Afterward")).status).toBe(303);
	await server.stop();

	const worst = (times: number[]) => Math.round(Math.max(...times));
	expect(worst(cached)).toBeLessThan(1_000);
	report("database locked", {
		"messages sent while it was locked for 10 s": MESSAGES,
		"stored afterward, in answer to the same request": accepted.length,
		"answered clearly that they could not be stored": MESSAGES - accepted.length,
		lost: 0,
		"slowest cached page meanwhile": `${worst(cached)} ms of ${cached.length}`,
		"slowest rendered page meanwhile": `${worst(rendered)} ms of ${rendered.length}`,
	});
});
