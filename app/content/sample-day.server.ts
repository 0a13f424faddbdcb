/**
 * The day on which the site got its sample, from which the sample's dates are counted. If no day is
 * stored, the sample's dates are as written.
 */
import { z } from "zod";
import { moveSample, sampleMoved } from "~/business/sample-days.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readSetting, writeSetting } from "~/platform/database/settings.server.ts";

const KEY = "sample day";
const daySchema = z.iso.date();

/** Stores the day, within the transaction that stores the sample. */
export async function keepSampleDay(client: Client, day: string): Promise<void> {
	await writeSetting(client, KEY, daySchema.parse(day));
}

/** Moves the sample's dates in this process to those of this site. */
export async function followSampleDay(): Promise<void> {
	const day = await readSetting(database, KEY, daySchema);
	moveSample(day ? sampleMoved(day) : 0);
}
