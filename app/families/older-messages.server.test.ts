/** Messages that are older than the families feature, on a real database. */
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { familyOf } from "./families.server.ts";
import { sortOlderMessages, startSorting } from "./older-messages.server.ts";

const start = Date.parse("2026-10-01T12:00:00Z");
const minute = (n: number) => new Date(start + n * 60_000);

/** Stores messages the way a version without families did, a minute apart. */
async function storeOld(count: number, data: (n: number) => object = () => ({})) {
	await database.contact.createMany({
		data: Array.from({ length: count }, (_, n) => ({
			submissionKey: `old ${n}`,
			name: `Visitor ${n}`,
			email: `v${n}@example.com`,
			phoneNumber: "555 014 0177",
			message: `Hello ${n}`,
			createdAt: minute(n),
			...data(n),
		})),
	});
}

const families = () =>
	database.family.findMany({
		select: {
			id: true,
			name: true,
			stage: true,
			waitsSince: true,
			firstMessageAt: true,
			lastMessageAt: true,
			_count: { select: { contacts: true } },
		},
		orderBy: { id: "asc" },
	});

beforeEach(freshDatabase);

describe("older messages", () => {
	test("are grouped into families by address, once; suspected spam is not", async () => {
		await storeOld(6, (n) => ({
			email: n < 3 ? ["Ann@example.com", "ann@Example.com", "ANN@example.com"][n] : `v${n}@x.test`,
			status: ["replied", "new", "new", "archived", "new", "new"][n],
			isSpam: n === 5,
		}));
		expect(await sortOlderMessages()).toBe(5);
		const sorted = await families();
		expect(sorted).toMatchObject([
			{
				name: "Visitor 0",
				stage: "talking",
				waitsSince: minute(1),
				firstMessageAt: minute(0),
				lastMessageAt: minute(2),
				_count: { contacts: 3 },
			},
			{ name: "Visitor 3", stage: "not now", waitsSince: null, _count: { contacts: 1 } },
			{ name: "Visitor 4", stage: "new", waitsSince: minute(4), _count: { contacts: 1 } },
		]);
		expect(await database.familyAddress.count({ where: { address: "ann@example.com" } })).toBe(1);
		expect(await findMatches("Family", searchPatterns("ann@example visitor"))).toEqual([
			sorted[0]?.id,
		]);
		expect(await sortOlderMessages()).toBe(0);
		expect(await families()).toEqual(sorted);
	});

	test("join an existing family, even across several batches", async () => {
		await storeOld(1_203, (n) => ({
			email: n % 2 === 0 ? "many@example.com" : `v${n}@example.com`,
			status: n < 1_200 ? "archived" : "new",
		}));
		expect(await sortOlderMessages()).toBe(1_203);
		const [many, ...others] = await families();
		expect(many).toMatchObject({
			stage: "new",
			waitsSince: minute(1_200),
			firstMessageAt: minute(0),
			lastMessageAt: minute(1_202),
			_count: { contacts: 602 },
		});
		expect(others).toHaveLength(601);
		expect(await database.contact.count({ where: { familyId: null } })).toBe(0);
	});

	test("without an address each get a family of their own", async () => {
		await storeOld(2, () => ({ email: "" }));
		await sortOlderMessages();
		expect(await families()).toHaveLength(2);
	});
});

describe("the messages that startup left unsorted", () => {
	test("are sorted in batches while new messages arrive, without duplicate families", async () => {
		await storeOld(900);
		expect(await sortOlderMessages(100)).toBe(200);
		const sorting = startSorting({ pause: 1 });
		// Meanwhile one of the old senders writes again, and so does somebody new.
		const actor = { who: "the site", via: "site" } as const;
		for (const n of [899, 5_000]) {
			await database.$transaction((client) =>
				familyOf(client, { name: `Visitor ${n}`, email: `v${n}@example.com` }, actor),
			);
		}
		await sorting.done;
		expect(await database.contact.count({ where: { familyId: null } })).toBe(0);
		expect(await database.family.count()).toBe(901);
	});

	test("are left when the process stops, and sorted at the next start", async () => {
		await storeOld(900);
		const sorting = startSorting({ pause: 1 });
		await sorting.stop();
		const left = await database.contact.count({ where: { familyId: null } });
		expect(left).toBeGreaterThan(0);
		expect(await sortOlderMessages()).toBe(left);
	});
});
