/** Earlier settings of the business, from the record of changes, and the way back to it. */
import { z } from "zod";
import { dayHoursInWords, weekdays } from "~/business/hours.ts";
import { type Difference, differencesBetween } from "~/content/compare.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { savedBusinessSchema } from "./business-schema.ts";
import { BUSINESS_SUBJECT, savedBusiness, storeBusiness } from "./saved.server.ts";

const textsSchema = z.record(z.string(), z.string());
const fields: Readonly<Record<string, z.ZodType>> = savedBusinessSchema.shape;

/** A value as it was, from its text in the record; undefined where nothing was said. */
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

/** One side of a change: every field that it touched, as it was. */
function sideOf(json: string): Readonly<Record<string, unknown>> {
	const texts = textsSchema.safeParse(JSON.parse(json)).data ?? {};
	return Object.fromEntries(
		Object.entries(texts).map(([name, text]) => [name, valueIn(name, text)]),
	);
}

/** The same as it is told: a week's hours day by day, in words. */
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

/** A page of changes, the newest first, from before the change of id `before` on. */
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
 * Has the business say again what it said before a change; what others changed beside that stays. False
 * where there is no such change, or somebody else saved since the page was made.
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
