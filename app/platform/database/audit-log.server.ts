/** The record of changes: who changed what, when, from what to what. */
import type { Client } from "./database.server.ts";

/** Who makes a change, and by which way in. */
export interface Actor {
	/** The account's user name. */
	who: string;
	via: "admin" | "api" | "site";
}

/** What the site does without being told, such as emptying the trash. */
export const siteActor: Actor = { who: "the site", via: "site" };

export type ChangedKind =
	| "puppy"
	| "photo"
	| "stock photo"
	| "video"
	| "contact"
	| "account"
	| "family"
	| "reservation"
	| "waiting entry"
	| "appointment"
	| "calendar feed"
	| "letter"
	| "setting"
	| "content";

type Values = Readonly<Record<string, unknown>>;

interface RecordedChange {
	/** A verb in the past: added, changed, removed, published, … */
	action: string;
	kind: ChangedKind;
	subjectId: number;
	/** Its name, which outlives it. */
	subject: string;
	/** The puppy on whose page the change is read. */
	puppyId?: number;
	/** The puppy's revision that the change made. */
	revision?: number;
	before?: Values;
	after?: Values;
}

/** Of two sets of values, the fields that differ: as they were and as they are. */
export function differences(before: Values, after: Values) {
	const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
	const only = (values: Values) =>
		Object.fromEntries(changed.map((field) => [field, values[field]]));
	return { before: only(before), after: only(after), isSame: changed.length === 0 };
}

/** Call it in the transaction that makes the change. */
export async function recordChange(client: Client, actor: Actor, change: RecordedChange) {
	const { before = {}, after = {}, ...rest } = change;
	await client.change.create({
		data: { ...actor, ...rest, before: JSON.stringify(before), after: JSON.stringify(after) },
		select: { id: true },
	});
}
