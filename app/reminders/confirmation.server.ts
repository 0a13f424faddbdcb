/** Confirms to the sender that a message has arrived, with a copy of it. */

import { countStrangersEmail } from "~/families/email-limits.server.ts";
import { addressKey } from "~/families/families.server.ts";
import { familyValues } from "~/families/letters/placeholders.ts";
import { filledLetter } from "~/families/letters/queries.server.ts";
import { threadHeaders } from "~/families/replies/thread.server.ts";
import type { Work } from "~/platform/command.server.ts";
import type { Contact } from "~/platform/database/prisma/client.ts";
import { getsNoAutomaticEmail } from "./recipient.server.ts";
import { switchState } from "./settings.server.ts";

/**
 * A family gets at most one confirmation in this many milliseconds. The limits of email-limits.server.ts apply
 * too, so that nobody can flood somebody else's mailbox through the form.
 */
const ONCE_IN = 3_600_000;

type ConfirmedMessage = Pick<Contact, "id" | "name" | "email" | "message" | "puppyName"> & {
	familyId: number;
};

/**
 * Queues the confirmation of a message that doesn't look like spam, if confirmations are switched on.
 * Call it in the transaction that stores the message. Returns the email's id, or undefined if none is
 * sent.
 */
export async function confirmMessage(
	work: Work,
	{ id, familyId, name, email, message, puppyName }: ConfirmedMessage,
	now = new Date(),
): Promise<number | undefined> {
	if (!(await switchState("confirmation", work.db)).isOn) return undefined;
	const lately = { gt: new Date(now.getTime() - ONCE_IN) };
	const sentCount = await work.db.outgoingEmail.count({
		where: { familyId, kind: "confirmation", createdAt: lately },
	});
	if (sentCount > 0 || (await getsNoAutomaticEmail(work.db, addressKey(email)))) return undefined;
	if (await countStrangersEmail(email)) return undefined;
	const values = { ...familyValues({ name, puppy: puppyName }), message };
	return work.email({
		kind: "confirmation",
		familyId,
		recipient: email,
		...(await filledLetter("confirmation", values, work.db)),
		headers: { ...threadHeaders(familyId, id), "Auto-Submitted": "auto-replied" },
	});
}
