import { database } from "~/platform/database/database.server.ts";
import { type Contact, Prisma } from "~/platform/database/prisma/client.ts";
import { readIds } from "~/platform/database/search.server.ts";

const { sql, join } = Prisma;

export type LatestMessage = Pick<Contact, "id" | "message" | "puppyName" | "breedPreferences">;

/**
 * The latest messages by family id. Reads one row per family through an index, because a family
 * may have a great many messages.
 */
export async function latestMessages(
	families: readonly number[],
): Promise<Map<number, LatestMessage>> {
	if (families.length === 0) return new Map();
	const ids = await readIds(sql`
		SELECT (
			SELECT "Contact"."id" FROM "Contact" WHERE "Contact"."familyId" = "Family"."id"
			ORDER BY "Contact"."createdAt" DESC, "Contact"."id" DESC LIMIT 1
		) AS "id"
		FROM "Family" WHERE "Family"."id" IN (${join([...families])})`);
	const rows = await database.contact.findMany({
		where: { id: { in: ids.filter((id) => id > 0) } },
		select: { id: true, familyId: true, message: true, puppyName: true, breedPreferences: true },
	});
	return new Map(
		rows.flatMap(({ familyId, ...row }) => (familyId === null ? [] : [[familyId, row] as const])),
	);
}
