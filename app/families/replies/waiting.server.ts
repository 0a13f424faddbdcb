/** Since when a family waits for an answer. */
import type { Client } from "~/platform/database/database.server.ts";

/** Reads again since when a family waits: since its oldest message that nobody answered. */
export async function updateWaiting(client: Client, id: number): Promise<void> {
	const oldest = await client.contact.findFirst({
		where: { familyId: id, isSpam: false, status: "new" },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		select: { createdAt: true },
	});
	await client.family.update({
		where: { id },
		data: { waitsSince: oldest?.createdAt ?? null },
		select: { id: true },
	});
}
