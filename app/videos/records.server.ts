/** Videos as other programs read them. */
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { order } from "./queries.server.ts";

/** Videos in one answer at most. */
const VIDEOS_MAX = 1_000;

const columns = {
	id: true,
	title: true,
	category: true,
	featured: true,
	videoId: true,
	description: true,
	createdAt: true,
} satisfies Prisma.VideoSelect;

type Row = Prisma.VideoGetPayload<{ select: typeof columns }>;

const asRecord = (row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() });

/** Featured videos first, then the newest; without a filter, all of them. */
export async function videoRecords(filter: { category?: string; featured?: boolean }) {
	const rows = await database.video.findMany({
		where: filter,
		select: columns,
		orderBy: order,
		take: VIDEOS_MAX,
	});
	return rows.map(asRecord);
}

/** One video; undefined where there is none. */
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
