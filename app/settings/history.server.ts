/** Lists earlier changes to the settings of the business, from the audit log, and undoes them. */
import { z } from "zod";
import { dayHoursInWords, weekdays } from "~/business/hours.ts";
import { type Difference, differencesBetween } from "~/content/compare.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { savedBusinessSchema } from "./business-schema.ts";
import { BUSINESS_SUBJECT, savedBusiness, storeBusiness } from "./saved.server.ts";

const textsSchema = z.record(z.string(), z.string());
const fields: Readonly<Record<string, z.ZodType>> = savedBusinessSchema.shape;

/** Parses a value from its text in the audit log; undefined if the field was not set. */
function valueIn(name: string, text: string): unknown {
	const field = fields[name];
	if (!field || text === "") return undefined;
	const asText = field.safeParse(text).data;
	if (asText !== undefined) return asText;
	try {
		return field.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

/** One side of a change, before or after: the value of every field that it touched. */
function sideOf(json: string): Readonly<Record<string, unknown>> {
	const texts = textsSchema.safeParse(JSON.parse(json)).data ?? {};
	return Object.fromEntries(
		Object.entries(texts).map(([name, text]) => [name, valueIn(name, text)]),
	);
}

/** The same with the week's hours in words, day by day. */
function withHoursInWords(side: ReturnType<typeof sideOf>) {
	const { data: week } = savedBusinessSchema.shape.hours.safeParse(side.hours);
	if (!week) return side;
	const days = weekdays.map((day, index) => [day, week[index]] as const);
	return {
		...side,
		hours: Object.fromEntries(days.map(([day, hours]) => [day, hours && dayHoursInWords(hours)])),
	};
}

export interface BusinessChange {
	id: number;
	at: Date;
	who: string;
	differences: Difference[];
}

/** A page of changes, newest first, starting before the change with id `before` if that is given. */
export async function businessChanges(take: number, before?: number) {
	const rows = await database.change.findMany({
		where: { ...BUSINESS_SUBJECT, ...(before ? { id: { lt: before } } : {}) },
		select: { id: true, at: true, who: true, before: true, after: true },
		orderBy: { id: "desc" },
		take: take + 1,
	});
	const changes = rows.slice(0, take).map(
		({ before: was, after: is, ...change }): BusinessChange => ({
			...change,
			differences: differencesBetween(withHoursInWords(sideOf(was)), withHoursInWords(sideOf(is))),
		}),
	);
	return { changes, older: rows.length > take ? changes.at(-1)?.id : undefined };
}

/**
 * Undoes a change: restores the fields that it touched and leaves all others as they are. Returns false if
 * there is no such change, or if somebody else saved since the page was rendered.
 */
export function takeBackChange(id: number, revision: number, actor: Actor): Promise<boolean> {
	return transaction(async (client) => {
		const change = await client.change.findFirst({
			where: { id, ...BUSINESS_SUBJECT },
			select: { before: true },
		});
		const { business, revision: current } = await savedBusiness(client);
		if (!change || current !== revision) return false;
		const restored = { ...business, ...sideOf(change.before) };
		await storeBusiness(client, business, savedBusinessSchema.parse(restored), actor);
		return true;
	});
}
