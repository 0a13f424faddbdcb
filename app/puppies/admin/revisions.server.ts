/** Restores an earlier revision of a puppy from the change log. */
import { z } from "zod";
import type { Client } from "~/platform/database/database.server.ts";
import { type FieldName, fieldNames, type PuppyFields } from "../fields.ts";
import { puppyChangesSchema } from "../schema.ts";

/** Maximum number of changes read: more than anyone makes while a form is open. */
const CHANGES_MAX = 500;

/** Somebody who changed a field, and when. */
export interface ChangedBy {
	who: string;
	at: Date;
}

const valuesOf = (json: string) =>
	puppyChangesSchema.safeParse(z.unknown().parse(JSON.parse(json))).data ?? {};

/**
 * The fields as they were at `revision`, and who has last changed each of them since. A field that nobody
 * has changed since has its value from `now`.
 */
export async function fieldsAt(
	client: Client,
	now: PuppyFields & { id: number; revision: number },
	revision: number,
): Promise<{ base: PuppyFields; changedBy: ReadonlyMap<FieldName, ChangedBy> }> {
	const changedBy = new Map<FieldName, ChangedBy>();
	let base: PuppyFields = now;
	if (revision >= now.revision) return { base, changedBy };
	const changes = await client.change.findMany({
		where: { puppyId: now.id, kind: "puppy", revision: { gt: revision } },
		select: { who: true, at: true, before: true },
		orderBy: { id: "desc" },
		take: CHANGES_MAX,
	});
	for (const { who, at, before } of changes) {
		const values = valuesOf(before);
		for (const field of fieldNames) {
			if (field in values && !changedBy.has(field)) changedBy.set(field, { who, at });
		}
		base = { ...base, ...values };
	}
	return { base, changedBy };
}
