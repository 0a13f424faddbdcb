/** Values that the site keeps in the table of settings, as JSON under a key. */
import type { z } from "zod";
import { jsonIn } from "../json.ts";
import type { Client } from "./database.server.ts";

/** The value under a key; undefined if there is none, or if it can't be read. */
export async function readSetting<Schema extends z.ZodType>(
	client: Client,
	key: string,
	schema: Schema,
): Promise<z.output<Schema> | undefined> {
	const row = await client.setting.findUnique({ where: { key }, select: { value: true } });
	return schema.safeParse(jsonIn(row?.value)).data;
}

export async function writeSetting(client: Client, key: string, content: unknown): Promise<void> {
	const value = JSON.stringify(content);
	await client.setting.upsert({
		where: { key },
		create: { key, value },
		update: { value, revision: { increment: 1 } },
		select: { key: true },
	});
}
