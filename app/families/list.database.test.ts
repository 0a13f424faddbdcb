import { beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { familyPage, readFamilies } from "./list.server.ts";
import type { FamilyListView } from "./list-address.ts";

const DAY = "2026-11-22";
const everybody: FamilyListView = {
	show: "all",
	view: "list",
	search: "",
	after: undefined,
	before: undefined,
};

const names = (families: readonly { name: string }[]) => families.map(({ name }) => name);

async function add(name: string, waitsSince?: string, lastMessageAt = waitsSince) {
	const moment = (text: string | undefined) => (text ? new Date(`${text}T12:00:00Z`) : null);
	await database.family.create({
		data: {
			name,
			waitsSince: moment(waitsSince),
			lastMessageAt: moment(lastMessageAt),
			searchText: `  ${name.toLowerCase()}`,
		},
	});
}

beforeEach(async () => {
	await freshDatabase();
	await database.family.deleteMany();
});

test("the list of all families begins with those that wait, the newest message first", async () => {
	await add("Wrote again", "2026-11-01", "2026-11-21");
	await add("Wrote once", "2026-11-20");
	await add("Wrote long ago", "2026-10-01");
	await add("Answered");
	const { waiting, families, counts } = await familyPage(everybody, DAY);
	expect(names(waiting)).toEqual(["Wrote again", "Wrote once", "Wrote long ago"]);
	expect(names(families)).toEqual(["Answered"]);
	expect(counts).toMatchObject({ all: 4, "waiting for an answer": 3 });
});

test("a later page, a filter and a search have no families before the list", async () => {
	await add("Dana", "2026-11-20");
	const at = { at: new Date("2999-01-01T12:00:00Z"), id: 1 };
	for (const part of [{ after: at }, { show: "new" }, { search: "dana" }] as const) {
		const { waiting, families } = await familyPage({ ...everybody, ...part }, DAY);
		expect(waiting).toEqual([]);
		expect(names(families)).toEqual(["Dana"]);
	}
});

test("every family is reached, also if all of those on the first page wait", async () => {
	for (let number = 10; number < 40; number += 1) await add(`Family ${number}`, "2026-11-20");
	await add("Answered");
	const first = await familyPage(everybody, DAY);
	const second = await familyPage({ ...everybody, after: first.older }, DAY);
	const seen = [...first.waiting, ...first.families, ...second.families];
	expect(new Set(names(seen)).size).toBe(31);
	expect(names(first.families)).toContain("Answered");
});

async function familyWith(messages: [message: string, createdAt: string][]): Promise<number> {
	const { id } = await database.family.create({ data: { name: "Dana" } });
	for (const [message, createdAt] of messages) {
		await database.contact.create({
			data: {
				name: "Dana",
				email: "dana@example.com",
				phoneNumber: "828 555 0100",
				message,
				createdAt: new Date(createdAt),
				familyId: id,
			},
		});
	}
	return id;
}

test("each family has the beginning of its last message, even of two at the same time, or none", async () => {
	const one = await familyWith([
		["later", "2026-11-02"],
		["earlier", "2026-11-01"],
	]);
	const other = await familyWith([
		["first", "2026-11-03"],
		["second", "2026-11-03"],
	]);
	const silent = await familyWith([]);
	const found = await readFamilies([one, other, silent]);
	expect(found.map(({ id, message }) => [id, message])).toEqual([
		[one, "later"],
		[other, "second"],
		[silent, ""],
	]);
	expect(await readFamilies([])).toEqual([]);
});
