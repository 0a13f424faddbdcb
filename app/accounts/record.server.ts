/** Writes changes to accounts into the record of changes. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";

interface Account {
	id: number;
	username: string;
}

/** Must be called in the transaction that makes the change. */
export const record = (
	client: Client,
	actor: Actor,
	action: string,
	{ id, username }: Account,
	after?: Record<string, unknown>,
) =>
	recordChange(client, actor, { action, kind: "account", subjectId: id, subject: username, after });
