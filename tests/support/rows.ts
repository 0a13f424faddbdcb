/** All that the database holds, to see whether anything was changed. */
import { database } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";

/** Tries that are counted are no content. */
const models = Object.values(Prisma.ModelName).filter((name) => name !== "RateLimit");

/** Each model's rows as text, the whole of them, in an order that doesn't depend on the database. */
export async function allRows(): Promise<string> {
	const parts = [];
	for (const model of models) {
		const rows = await database.$queryRawUnsafe<unknown[]>(`SELECT * FROM "${model}"`);
		parts.push(model, ...rows.map((row) => JSON.stringify(row)).toSorted());
	}
	return parts.join("\n");
}
