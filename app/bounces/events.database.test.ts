/** Which of several events about an address wins, on a real database. */

import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addFamily } from "../../tests/support/family.ts";
import { markAddressAsWorking } from "./commands.server.ts";
import { handleEvents } from "./events.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const email = "dana@example.com";
let familyId: number;

beforeEach(async () => {
	await freshDatabase();
	familyId = await addFamily({ name: "Dana", email });
});

const spam = { event: "spamreport" };
const unsubscribed = { event: "unsubscribe" };
const droppedForSpam = { event: "dropped", reason: "Spam Reporting Address" };
const droppedAsUnsubscribed = { event: "dropped", reason: "Unsubscribed Address" };
const bounced = { event: "bounce", reason: "550 5.1.1 No such user" };

const hour = (hours: number) => Math.floor(Date.now() / 1_000) - (10 - hours) * 3_600;
const report = (event: object, timestamp: number) => handleEvents([{ email, timestamp, ...event }]);
const known = async () => {
	const { kind, reason } = await database.bouncedAddress.findFirstOrThrow();
	return reason ? { event: kind, reason } : { event: kind };
};

describe("a recipient’s refusal", () => {
	test.each([
		{ first: spam, later: unsubscribed },
		{ first: spam, later: droppedForSpam },
		{ first: spam, later: bounced },
		{ first: droppedForSpam, later: unsubscribed },
		{ first: droppedForSpam, later: bounced },
		{ first: unsubscribed, later: droppedAsUnsubscribed },
		{ first: droppedAsUnsubscribed, later: bounced },
	])("by $first is kept after $later", async ({ first, later }) => {
		await report(first, hour(1));
		await report(later, hour(2));
		expect(await known()).toEqual(first);
	});

	test.each([
		{ first: unsubscribed, later: spam },
		{ first: unsubscribed, later: droppedForSpam },
		{ first: bounced, later: droppedAsUnsubscribed },
	])("by $later replaces $first", async ({ first, later }) => {
		await report(first, hour(1));
		await report(later, hour(2));
		expect(await known()).toEqual(later);
	});

	test.each([spam, unsubscribed, droppedForSpam, droppedAsUnsubscribed])(
		"by $event $reason is kept even though an email was delivered since",
		async (first) => {
			await report(first, hour(1));
			await report({ event: "delivered" }, hour(2));
			expect(await database.bouncedAddress.findFirstOrThrow()).toMatchObject({ clearedAt: null });
		},
	);

	test.each([bounced, { event: "dropped", reason: "Bounced Address" }])(
		"differs from a mail server’s rejection: $event $reason is cleared by a delivered email",
		async (rejection) => {
			await report(rejection, hour(1));
			await report({ event: "delivered" }, hour(2));
			const { clearedAt } = await database.bouncedAddress.findFirstOrThrow();
			expect(clearedAt).not.toBeNull();
		},
	);

	test.each([
		{ first: unsubscribed, later: "group_resubscribe", isLifted: true },
		{ first: { event: "group_unsubscribe" }, later: "group_resubscribe", isLifted: true },
		{ first: droppedAsUnsubscribed, later: "resubscribe", isLifted: true },
		{ first: spam, later: "group_resubscribe", isLifted: false },
		{ first: bounced, later: "group_resubscribe", isLifted: false },
	])("by $first is lifted by $later: $isLifted", async ({ first, later, isLifted }) => {
		await report(first, hour(1));
		await report({ event: later }, hour(2));
		// The same events again, and an older one that arrives late, change nothing.
		await handleEvents([
			{ email, timestamp: hour(2), event: later },
			{ email, timestamp: hour(1), ...first },
		]);
		const { clearedAt } = await database.bouncedAddress.findFirstOrThrow();
		expect(clearedAt !== null).toBe(isLifted);
		await report(first, hour(3));
		expect((await database.bouncedAddress.findFirstOrThrow()).clearedAt).toBeNull();
	});

	test("that is taken back gives back the place on the waiting list, unless it ended otherwise", async () => {
		const status = async () => (await database.waitingEntry.findFirstOrThrow()).status;
		const at = new Date();
		await database.waitingEntry.create({
			data: { email, name: "Dana", status: "waiting", confirmedAt: at, familyId },
		});
		await report(unsubscribed, hour(1));
		expect(await status()).toBe("left");
		await report({ event: "group_resubscribe" }, hour(2));
		expect(await status()).toBe("waiting");

		await database.waitingEntry.updateMany({ data: { status: "left", leftAt: at } });
		await report(unsubscribed, hour(3));
		await report({ event: "group_resubscribe" }, hour(4));
		expect(await status()).toBe("left");
	});

	test("no longer counts once somebody cleared it", async () => {
		await report(spam, hour(1));
		await markAddressAsWorking(familyId, email, actor);
		await report(bounced, Math.floor(Date.now() / 1_000) + 60);
		expect(await known()).toEqual(bounced);
	});
});
