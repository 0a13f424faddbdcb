/** Stores the addresses that the site's own email is sent from and to. */
import { type Actor, differences, recordChange } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import type { MailAddresses } from "~/platform/email/queue.server.ts";
import { mailSchema } from "./mail-schema.ts";

const KEY = "mail";

/** The saved addresses, and their revision for the form: 0 if nothing was ever saved. */
export async function savedMail(client: Client = database) {
	const row = await client.setting.findUnique({ where: { key: KEY } });
	const addresses: MailAddresses = row
		? (mailSchema.safeParse(JSON.parse(row.value)).data ?? {})
		: {};
	return { addresses, revision: row?.revision ?? 0 };
}

/** Stores both addresses as `say` makes them from the current ones; stores nothing if it returns undefined. */
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
		// No page shows them, but every process reloads them together with the content.
		await raiseContentVersion(client);
	});
}
