/** Which addresses emails don't get through to. */
import { type Client, database } from "~/platform/database/database.server.ts";
import { addressKey } from "../families.server.ts";
import type { Bounce } from "./bounce-words.ts";

const shown = { address: true, kind: true, reason: true, at: true } as const;

/** Of some addresses, those that emails don't get through to, by the address in lower case. */
export async function bouncesOf(
	addresses: readonly string[],
	client: Client = database,
): Promise<Record<string, Bounce>> {
	const keys = [...new Set(addresses.map(addressKey))].filter(Boolean);
	if (keys.length === 0) return {};
	const rows = await client.bouncedAddress.findMany({
		where: { address: { in: keys }, clearedAt: null },
		select: shown,
	});
	return Object.fromEntries(rows.map(({ address, ...bounce }) => [address, bounce]));
}

/** Whether emails don't get through to an address. */
export const hasBounced = async (client: Client, address: string): Promise<boolean> =>
	(await client.bouncedAddress.count({
		where: { address: addressKey(address), clearedAt: null },
	})) > 0;

/** Believes that an address works again: what bounced before counts no more. */
export const clearBounce = (client: Client, address: string, now = new Date()) =>
	client.bouncedAddress.updateMany({
		where: { address: addressKey(address), clearedAt: null },
		data: { clearedAt: now },
	});

/** Forgets addresses whose people are erased, given in lower case. */
export const forgetBounces = (client: Client, addresses: readonly string[]) =>
	client.bouncedAddress.deleteMany({ where: { address: { in: [...addresses] } } });

/** The same for those of them that are no family's: what is known of a family's stays. */
export async function forgetStrayBounces(client: Client, addresses: readonly string[]) {
	const families = await client.familyAddress.findMany({
		where: { address: { in: [...addresses] } },
		select: { address: true },
	});
	const held = new Set(families.map(({ address }) => address));
	await forgetBounces(
		client,
		addresses.filter((address) => !held.has(address)),
	);
}
