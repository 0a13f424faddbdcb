/** Videos as the JSON API returns them. */
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { videoColumns as columns, order } from "./queries.server.ts";

const VIDEOS_MAX = 1_000;

type Row = Prisma.VideoGetPayload<{ select: typeof columns }>;

const asRecord = (row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() });

/** The videos that match the filter, or all without one: featured ones first, then the newest. */
export async function videoRecords(filter: { category?: string; featured?: boolean }) {
	const rows = await database.video.findMany({
		where: filter,
		select: columns,
		orderBy: order,
		take: VIDEOS_MAX,
	});
	return rows.map(asRecord);
}

/** One video. Undefined if there is none. */
export async function videoRecord(id: number) {
	const row = await database.video.findUnique({ where: { id }, select: columns });
	return row ? asRecord(row) : undefined;
}

export async function videoCounts() {
	const [total, featured] = await Promise.all([
		database.video.count(),
		database.video.count({ where: { featured: true } }),
	]);
	return { total, featured };
}
