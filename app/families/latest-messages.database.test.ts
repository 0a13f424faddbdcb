/** The latest message of each of several families, on a real database. */
import { beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { latestMessages } from "./latest-messages.server.ts";

beforeEach(freshDatabase);

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

test("finds each family’s last message, even of two at the same time, and none if there are none", async () => {
	const one = await familyWith([
		["later", "2026-11-02"],
		["earlier", "2026-11-01"],
	]);
	const other = await familyWith([
		["first", "2026-11-03"],
		["second", "2026-11-03"],
	]);
	const silent = await familyWith([]);
	const found = await latestMessages([one, other, silent]);
	expect([...found].map(([id, { message }]) => [id, message]).toSorted()).toEqual([
		[one, "later"],
		[other, "second"],
	]);
	expect(await latestMessages([])).toEqual(new Map());
});
