/** What the dashboard shows about puppies besides the counts. */
import { MS_PER_DAY } from "~/business/days.ts";
import { galleryPhotos } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { judgedColumns, missingFor } from "../publishing.ts";
import { publicPuppies } from "../visibility.ts";

/** Days without a change after which the trainer should look at a puppy for sale again. */
const QUIET_DAYS = 14;
/** Maximum number of puppies that are listed. */
const SHOWN = 10;
const NAMES = 3;
/** Puppies are counted up to this number. */
const COUNTED_MAX = 1_000;

/** Puppies for sale whose texts and photos nobody has changed for a long time, the longest first. */
export async function quietPuppies(now = new Date()) {
	const since = new Date(now.getTime() - QUIET_DAYS * MS_PER_DAY);
	const where = {
		...publicPuppies,
		available: true,
		updatedAt: { lt: since },
		photos: { none: { createdAt: { gte: since } } },
	};
	const orderBy: Prisma.PuppyOrderByWithRelationInput[] = [{ updatedAt: "asc" }, { id: "asc" }];
	const [rows, total] = await Promise.all([
		database.puppy.findMany({
			where,
			select: {
				id: true,
				name: true,
				updatedAt: true,
				photos: { select: { createdAt: true }, orderBy: { createdAt: "desc" }, take: 1 },
			},
			orderBy,
			take: SHOWN,
		}),
		database.puppy.count({ where, orderBy, take: COUNTED_MAX + 1 }),
	]);
	const puppies = rows.map(({ id, name, updatedAt, photos: [photo] }) => {
		const touched = Math.max(updatedAt.getTime(), photo?.createdAt.getTime() ?? 0);
		return { id, name, days: Math.floor((now.getTime() - touched) / MS_PER_DAY) };
	});
	const isMore = total > COUNTED_MAX;
	return { puppies, total: Math.min(total, COUNTED_MAX), isMore, afterDays: QUIET_DAYS };
}

/** The numbers of drafts and of reserved puppies, and the names of the first few that are for sale. */
export async function draftsAndNames() {
	const [drafts, reserved, available] = await Promise.all([
		database.puppy.count({ where: { status: "draft" } }),
		database.puppy.count({ where: { ...publicPuppies, available: false, isReserved: true } }),
		database.puppy.findMany({
			where: { ...publicPuppies, available: true },
			select: { name: true },
			orderBy: [{ listedAt: "desc" }, { id: "desc" }],
			take: NAMES,
		}),
	]);
	return { drafts, reserved, names: available.map(({ name }) => name) };
}

/** Maximum number of drafts that are listed. */
const DRAFTS = 5;

/** The drafts that were changed last, and what each still needs before it can be published. */
export async function draftsWithProblems() {
	const rows = await database.puppy.findMany({
		where: { status: "draft" },
		select: {
			id: true,
			...judgedColumns,
			photos: { ...galleryPhotos, select: { id: true }, take: 1 },
		},
		orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
		take: DRAFTS,
	});
	return rows.map((puppy) => ({
		id: puppy.id,
		name: puppy.name,
		missing: missingFor(puppy).map(({ message }) => message),
	}));
}
