/**
 * The audit log: who changed what, when, and the values before and after. It is for reading only: what the site
 * itself needs to know about a change is in a column, because old entries are deleted.
 */
import { env } from "../env.ts";
import { type Client, database } from "./database.server.ts";

/** Who makes a change, and through which interface. */
export interface Actor {
	/** The account's user name. */
	who: string;
	via: "admin" | "api" | "site";
}

/** The actor of what the site does by itself, such as emptying the trash. */
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

export interface RecordedChange {
	/** A verb in the past tense: added, changed, removed, published, … */
	action: string;
	kind: ChangedKind;
	/** 0, by default, for what has a key instead of a numeric id. */
	subjectId?: number;
	/** The subject's name, which is kept even after the subject is deleted. */
	subject: string;
	/** The puppy whose history shows the change. */
	puppyId?: number;
	before?: Values;
	after?: Values;
}

/** A change whose subject is known. */
export type ChangeOfSubject = Omit<RecordedChange, "kind" | "subjectId" | "subject">;

/** Compares two sets of values, and returns the fields that differ, with their values before and after. */
export function differences(before: Values, after: Values) {
	const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
	const only = (values: Values) =>
		Object.fromEntries(changed.map((field) => [field, values[field]]));
	return { before: only(before), after: only(after), isSame: changed.length === 0 };
}

/** Records a change. Call it in the transaction that makes the change. */
export async function recordChange(client: Client, actor: Actor, change: RecordedChange) {
	const { subjectId = 0, before = {}, after = {}, ...rest } = change;
	const values = { before: JSON.stringify(before), after: JSON.stringify(after) };
	await client.change.create({
		data: { ...actor, subjectId, ...rest, ...values },
		select: { id: true },
	});
}

const PRUNED_AT_ONCE = 1_000;

/** Deletes the entries that are older than `CHANGES_KEPT_YEARS`. Returns their number. */
export async function pruneChanges(now: Date): Promise<number> {
	const before = new Date(now);
	before.setUTCFullYear(before.getUTCFullYear() - env.CHANGES_KEPT_YEARS);
	for (let pruned = 0; ; ) {
		const old = await database.change.findMany({
			where: { at: { lt: before } },
			select: { id: true },
			orderBy: { at: "asc" },
			take: PRUNED_AT_ONCE,
		});
		if (old.length === 0) return pruned;
		const where = { id: { in: old.map(({ id }) => id) } };
		pruned += (await database.change.deleteMany({ where })).count;
	}
}
