/** The trainer's corrections of addresses that emails don't get through to. */

import { bounceText } from "~/families/bounce-text.ts";
import { bouncesOf, clearBounce, forgetBounces } from "~/families/bounced-addresses.server.ts";
import { addressKey, recordFamily } from "~/families/families.server.ts";
import { settleMissing } from "~/families/replies/missing.server.ts";
import { updateFamilySearch } from "~/families/search-text.server.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { moveToAddress } from "~/waiting-list/commands.server.ts";
import { sendMissingTo } from "./send-again.server.ts";

/**
 * Forgets which available puppies a family was told about, so that it can be told again: those emails
 * did not get through.
 */
const clearNotices = (client: Client, familyId: number) =>
	client.waitingNotice.deleteMany({
		where: { entry: { familyId }, puppy: { available: true } },
	});

/** The outcome of correcting an address. */
export type Corrected =
	/** `isAsked` if the new address has to confirm its place on the waiting list. */
	| { outcome: "done"; repliesSent: number; isAsked: boolean }
	/** The new address is the wrong address itself. */
	| { outcome: "same" }
	/** The new address belongs to another family, or has its own place on the waiting list. */
	| { outcome: "taken" }
	| { outcome: "missing" }
	/** Emails don't get through to the new address either, so nothing was changed. */
	| { outcome: "bounced"; message: string };

const done = { outcome: "done", repliesSent: 0, isAsked: false } as const;

/**
 * Replaces one of a family's addresses, on the waiting list too. Answers that did not arrive at the
 * wrong address count as dealt with; with `sendsAgain` they are sent to the right one.
 */
export async function correctAddress(
	id: number,
	{ wrong, right, sendsAgain = false }: { wrong: string; right: string; sendsAgain?: boolean },
	actor: Actor,
): Promise<Corrected> {
	const [from, to] = [addressKey(wrong), addressKey(right)];
	return command(actor, async (work): Promise<Corrected> => {
		const own = await work.db.familyAddress.findMany({
			where: { familyId: id },
			select: { address: true },
		});
		const isOwn = (key: string) => own.some(({ address }) => address === key);
		// A form that is sent again, for example after a lost response, finds the address corrected.
		if (!isOwn(from)) return isOwn(to) ? done : { outcome: "missing" };
		if (from === to) return { outcome: "same" };
		const bounce = sendsAgain ? (await bouncesOf([to], work.db))[to] : undefined;
		if (bounce) return { outcome: "bounced", message: bounceText(bounce) };
		const other = await work.db.familyAddress.findUnique({
			where: { address: to },
			select: { familyId: true },
		});
		const entry = await work.db.waitingEntry.findUnique({
			where: { email: from },
			select: { id: true, email: true, status: true, tokenExpires: true },
		});
		const placeOfOther = await work.db.waitingEntry.findUnique({
			where: { email: to },
			select: { familyId: true },
		});
		if (other && other.familyId !== id) return { outcome: "taken" };
		if (placeOfOther && (entry || placeOfOther.familyId !== id)) return { outcome: "taken" };
		await work.db.familyAddress.delete({ where: { address: from }, select: { address: true } });
		if (!other) {
			const data = { address: to, familyId: id };
			await work.db.familyAddress.create({ data, select: { address: true } });
		}
		const isAsked = entry !== null && (await moveToAddress(work, entry, to));
		await forgetBounces(work.db, [from]);
		await clearNotices(work.db, id);
		await updateFamilySearch(work.db, id);
		await recordFamily(work, id, { action: "corrected an address of" });
		const repliesSent = sendsAgain ? await sendMissingTo(work, { familyId: id, from, to }) : 0;
		if (!sendsAgain) await settleMissing(work.db, id, from);
		return { outcome: "done", repliesSent, isAsked };
	});
}

/** Marks a family's address as working again. Returns false if the family has no such address. */
export function markAddressAsWorking(id: number, address: string, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const where = { address: addressKey(address), familyId: id };
		if ((await work.db.familyAddress.count({ where })) === 0) return false;
		const { count } = await clearBounce(work.db, address);
		if (count > 0) {
			await clearNotices(work.db, id);
			await recordFamily(work, id, { action: "believes an address of" });
		}
		return true;
	});
}
