/** On which day a site began, which the days of its sample go by; one that began without it has them as written. */
import { z } from "zod";
import { sampleMoved } from "~/business/sample-days.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { moveSample } from "./samples.ts";

const KEY = "sample day";
const daySchema = z.iso.date();

/** Remembers the day within the transaction that stores the sample. */
export async function keepSampleDay(client: Client, day: string): Promise<void> {
	const value = JSON.stringify(daySchema.parse(day));
	await client.setting.create({ data: { key: KEY, value }, select: { key: true } });
}

/** Has this process say the sample's days as they are on this site. */
export async function followSampleDay(): Promise<void> {
	const row = await database.setting.findUnique({ where: { key: KEY }, select: { value: true } });
	moveSample(row ? sampleMoved(daySchema.parse(JSON.parse(row.value))) : 0);
}
