/** Which word of a reader stands when several are told, on the real database. */
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { familyOf } from "../families.server.ts";
import { markAddressAsWorking } from "./commands.server.ts";
import { handleEvents } from "./events.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const email = "dana@example.com";
let familyId: number;

beforeEach(async () => {
	await freshDatabase();
	familyId = await familyOf(database, { name: "Dana", email }, actor);
});

const spam = { event: "spamreport" };
const unsubscribed = { event: "unsubscribe" };
const droppedForSpam = { event: "dropped", reason: "Spam Reporting Address" };
const droppedAsUnsubscribed = { event: "dropped", reason: "Unsubscribed Address" };
const bounced = { event: "bounce", reason: "550 5.1.1 No such user" };

const hour = (hours: number) => Math.floor(Date.now() / 1_000) - (10 - hours) * 3_600;
const tell = (event: object, timestamp: number) => handleEvents([{ email, timestamp, ...event }]);
const known = async () => {
	const { kind, reason } = await database.bouncedAddress.findFirstOrThrow();
	return reason ? { event: kind, reason } : { event: kind };
};

describe("what a reader said", () => {
	test.each([
		{ said: spam, next: unsubscribed },
		{ said: spam, next: droppedForSpam },
		{ said: spam, next: bounced },
		{ said: droppedForSpam, next: unsubscribed },
		{ said: droppedForSpam, next: bounced },
		{ said: unsubscribed, next: droppedAsUnsubscribed },
		{ said: droppedAsUnsubscribed, next: bounced },
	])("by $said stands after $next", async ({ said, next }) => {
		await tell(said, hour(1));
		await tell(next, hour(2));
		expect(await known()).toEqual(said);
	});

	test.each([
		{ said: unsubscribed, next: spam },
		{ said: unsubscribed, next: droppedForSpam },
		{ said: bounced, next: droppedAsUnsubscribed },
	])("by $next goes before $said", async ({ said, next }) => {
		await tell(said, hour(1));
		await tell(next, hour(2));
		expect(await known()).toEqual(next);
	});

	test.each([spam, unsubscribed, droppedForSpam, droppedAsUnsubscribed])(
		"by $event $reason stands although an email was delivered since",
		async (said) => {
			await tell(said, hour(1));
			await tell({ event: "delivered" }, hour(2));
			expect(await database.bouncedAddress.findFirstOrThrow()).toMatchObject({ clearedAt: null });
		},
	);

	test.each([bounced, { event: "dropped", reason: "Bounced Address" }])(
		"is not what a mail server said: $event $reason is over once an email was delivered",
		async (told) => {
			await tell(told, hour(1));
			await tell({ event: "delivered" }, hour(2));
			const { clearedAt } = await database.bouncedAddress.findFirstOrThrow();
			expect(clearedAt).not.toBeNull();
		},
	);

	test("stands no more once somebody cleared it", async () => {
		await tell(spam, hour(1));
		await markAddressAsWorking(familyId, email, actor);
		await tell(bounced, Math.floor(Date.now() / 1_000) + 60);
		expect(await known()).toEqual(bounced);
	});
});
