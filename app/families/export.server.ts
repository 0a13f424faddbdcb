/** Exports all stored data of a family, for anybody who asks what is stored about them. */
import { database } from "~/platform/database/database.server.ts";
import { bouncesOf } from "./bounced-addresses.server.ts";
import { emailOf } from "./told-by.ts";

const oldestFirst = [{ createdAt: "asc" as const }, { id: "asc" as const }];
/** Omits the search text, which only the site itself needs. */
const withoutIndex = { searchText: true } as const;

/**
 * Everything about a family: who they are, what they wrote, what was answered, noted, reserved, paid
 * and sent, and which of its addresses bounced. Null if there is no such family.
 */
export async function exportedFamily(id: number) {
	const family = await database.family.findUnique({
		where: { id },
		omit: withoutIndex,
		include: {
			addresses: { select: { address: true } },
			contacts: {
				omit: withoutIndex,
				include: { emails: { omit: { html: true } } },
				orderBy: oldestFirst,
			},
			notes: { orderBy: oldestFirst },
			replies: { orderBy: oldestFirst },
			reservations: {
				include: { puppy: { select: { name: true } }, payments: { orderBy: oldestFirst } },
				orderBy: oldestFirst,
			},
			waitingEntries: { omit: { tokenHash: true }, include: { notices: true } },
			appointments: { orderBy: [{ day: "asc" }, { id: "asc" }] },
			emails: { omit: { html: true }, orderBy: oldestFirst },
		},
	});
	if (!family) return null;
	const { addresses: rows, contacts, waitingEntries: entries, ...rest } = family;
	const addresses = rows.map(({ address }) => address);
	const bounces = await bouncesOf(addresses);
	const waitingEntries = entries.map((entry) => ({ ...entry, email: emailOf(entry) }));
	return { ...rest, addresses, bounces, waitingEntries, messages: contacts };
}
