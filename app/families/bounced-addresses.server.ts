import { type Client, database } from "~/platform/database/database.server.ts";
import type { Bounce } from "./bounce-text.ts";
import { addressKey } from "./families.server.ts";

const shown = { address: true, kind: true, reason: true, at: true } as const;

/** The bounces of those addresses that emails don't get through to, keyed by lowercase address. */
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

/** Marks an address as working again: earlier bounces no longer count. */
export const clearBounce = (client: Client, address: string, now = new Date()) =>
	client.bouncedAddress.updateMany({
		where: { address: addressKey(address), clearedAt: null },
		data: { clearedAt: now },
	});

/** Deletes the bounces of lowercase addresses whose owners are erased. */
export const forgetBounces = (client: Client, addresses: readonly string[]) =>
	client.bouncedAddress.deleteMany({ where: { address: { in: [...addresses] } } });

/** Deletes the bounces of those lowercase addresses that belong to no family. */
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
