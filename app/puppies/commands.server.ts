/**
 * Changes the fields of a puppy, as a part of a command: the commands themselves are in `sales`, because a
 * reservation changes with its puppy. create-commands.server.ts adds puppies.
 */
import { today } from "~/business/moments.ts";
import type { Work } from "~/platform/command.server.ts";
import { differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { type PuppyValues, writtenIn } from "./admin/form-schema.ts";
import { derivedColumns } from "./derived-columns.ts";
import { fieldColumns, type PuppyChanges, type PuppyFields } from "./fields.ts";
import { freePath, keepFormerPath, refuseTakenPath } from "./paths.server.ts";
import { ImplausiblePuppy, plausibilityIssues } from "./price/plausibility.ts";
import { notePuppy } from "./record.server.ts";
import { undeletedPuppies } from "./visibility.ts";

const current = {
	...fieldColumns,
	id: true,
	status: true,
	wasPublic: true,
	isReserved: true,
	reservedUntil: true,
} as const;
type Current = Prisma.PuppyGetPayload<{ select: typeof current }>;

/**
 * How a change to a puppy that is reserved or sold ends its reservation, which the same command stores
 * (sales/puppy-changes.server.ts).
 */
export type ReservationEnd = { status: "released" } | { status: "home"; wentHomeOn: string };

/** Columns outside the table of fields that only the reservation commands change. */
type Hold = { isReserved: boolean; reservedUntil: string | null };

/** How these changes end the puppy's reservation. Undefined if there can be none or it continues. */
function endBy(
	before: Current,
	{ available, wentHomeOn }: PuppyChanges,
): ReservationEnd | undefined {
	if (available && !before.available) return { status: "released" };
	return before.isReserved && wentHomeOn ? { status: "home", wentHomeOn } : undefined;
}

interface UpdateOptions {
	/** An unusual price that somebody has confirmed. */
	confirmedPrice?: string;
	/** A past-tense verb for the change log. */
	action?: string;
	/** Set by the reservation commands, which keep the reservation itself up to date. */
	held?: Hold;
}

interface Updated {
	isChanged: boolean;
	end?: ReservationEnd;
}

/**
 * Changes a puppy. One that is reserved, sold or made available again goes to the top of its part of the
 * list. A path that visitors may know redirects to the new one.
 */
async function update(
	work: Work,
	before: Current,
	values: PuppyChanges,
	updating: UpdateOptions,
): Promise<Updated> {
	const { confirmedPrice, action = "changed" } = updating;
	const end = updating.held ? undefined : endBy(before, values);
	const held = end ? { isReserved: false, reservedUntil: null } : updating.held;
	const changes = { ...values, ...held };
	const { isSame, ...changed } = differences(before, changes);
	if (isSame) return { isChanged: false };
	const all = plausibilityIssues({ ...before, ...changes }, today(), confirmedPrice);
	const issues = all.filter(({ about }) => about.some((field) => field in changed.after));
	if (issues.length > 0) throw new ImplausiblePuppy(issues);
	const { id } = before;
	if (changed.after.profilePath) await refuseTakenPath(work.db, changes.profilePath ?? "", id);
	const after = await work.db.puppy.update({
		where: { id },
		data: {
			...changes,
			...derivedColumns({ ...before, ...changes }),
			isSample: false,
			...("available" in changed.after || "isReserved" in changed.after
				? { listedAt: new Date() }
				: {}),
		},
		select: { name: true, profilePath: true },
	});
	if (before.status === "public" || before.wasPublic) {
		const paths = { before: before.profilePath, now: after.profilePath };
		await keepFormerPath(work.db, id, paths);
	}
	await notePuppy(work, { id, name: after.name }, { action, ...changed });
	if (before.status === "public") work.publicContentChanged();
	return { isChanged: true, end };
}

/**
 * Reserves a puppy, sells it or makes it available again, within a transaction of the reservation commands,
 * which keep the reservation itself up to date.
 * @returns false if there is no such puppy.
 * @throws {ImplausiblePuppy} if a day can't be right.
 */
export async function movePuppy(
	work: Work,
	id: number,
	moved: Hold & Partial<Pick<PuppyFields, "available" | "wentHomeOn">>,
	action: string,
): Promise<boolean> {
	const { isReserved, reservedUntil, ...changes } = moved;
	const before = await find(work.db, id);
	if (!before) return false;
	await update(work, before, changes, { action, held: { isReserved, reservedUntil } });
	return true;
}

const find = (client: Client, id: number) =>
	client.puppy.findUnique({ where: { id, ...undeletedPuppies }, select: current });

/**
 * Changes the given fields of a puppy.
 * @returns undefined if there is no such puppy; `end` if the change ends its reservation.
 * @throws {PathTaken}
 * @throws {ImplausiblePuppy} if a changed field contradicts the others, or the price is unusual and not confirmed.
 */
export async function changeFields(
	work: Work,
	id: number,
	changes: PuppyChanges,
	confirmedPrice?: string,
): Promise<Updated | undefined> {
	const before = await find(work.db, id);
	return before ? update(work, before, changes, { confirmedPrice }) : undefined;
}

/**
 * Stores the form of a puppy: `edit` gets the stored fields and returns the values to store. A field that it
 * leaves out stays as it is. Returns and throws as `changeFields` does.
 */
export async function storeForm(
	work: Work,
	id: number,
	edit: (stored: PuppyFields) => PuppyValues,
): Promise<(Updated & { name: string }) | undefined> {
	const before = await find(work.db, id);
	if (!before) return undefined;
	const values = edit(before);
	const changes = writtenIn(values);
	const { name } = { ...before, ...changes };
	if (changes.profilePath === "") changes.profilePath = await freePath(work.db, name, id);
	if (changes.cardHeaderTitle === "") changes.cardHeaderTitle = name;
	const { confirmPrice: confirmedPrice } = values;
	return { name, ...(await update(work, before, changes, { confirmedPrice })) };
}
