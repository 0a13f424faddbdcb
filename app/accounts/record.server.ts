/** Writes changes to accounts into the record of changes. */
import type { Work } from "~/platform/command.server.ts";

interface Account {
	id: number;
	username: string;
}

/** Must be called in the transaction that makes the change. */
export const record = (
	work: Work,
	action: string,
	{ id, username }: Account,
	after?: Record<string, unknown>,
) => work.record({ action, kind: "account", subjectId: id, subject: username, after });
