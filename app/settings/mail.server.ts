/** From and to where the site's own email goes: stored, and followed by every process. */
import { type Actor, differences, recordChange } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import type { MailAddresses } from "~/platform/email/queue.server.ts";
import { mailSchema } from "./mail-schema.ts";

const KEY = "mail";

/** What was saved, and the revision that a form is made from; 0 as long as nothing was. */
export async function savedMail(client: Client = database) {
	const row = await client.setting.findUnique({ where: { key: KEY } });
	const addresses: MailAddresses = row
		? (mailSchema.safeParse(JSON.parse(row.value)).data ?? {})
		: {};
	return { addresses, revision: row?.revision ?? 0 };
}

/** Stores what is said of both addresses, beside what is stored now; nothing where that is undefined. */
export function saveMail(
	say: (now: MailAddresses) => MailAddresses | undefined,
	actor: Actor,
): Promise<void> {
	return transaction(async (client) => {
		const { addresses: before } = await savedMail(client);
		const addresses = say(before);
		if (!addresses) return;
		const value = JSON.stringify(addresses);
		await client.setting.upsert({
			where: { key: KEY },
			create: { key: KEY, value },
			update: { value, revision: { increment: 1 } },
			select: { key: true },
		});
		const { isSame, ...changed } = differences(
			{ from: before.from ?? "", to: before.to ?? "" },
			{ from: addresses.from ?? "", to: addresses.to ?? "" },
		);
		if (isSame) return;
		await recordChange(client, actor, {
			action: "changed",
			kind: "setting",
			subjectId: 0,
			subject: "the addresses of mail",
			...changed,
		});
		// No page says them, but every process reads them again with the content.
		await raiseContentVersion(client);
	});
}
