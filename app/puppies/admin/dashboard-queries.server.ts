/** What the dashboard shows about puppies besides the counts. */
import { galleryPhotos } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { judgedColumns, missingFor } from "../publishing.ts";
import { publicPuppies } from "../visibility.ts";

const NAMES = 3;

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
