/** Tells waiting families about a puppy: finds those who could be told, and sends the emails. */

import { bounceText } from "~/families/bounce-text.ts";
import { bouncesOf } from "~/families/bounced-addresses.server.ts";
import { canUndo, replyEmailColumns } from "~/families/replies/reply-state.ts";
import { wishColumns } from "~/families/schema.ts";
import { emailOf } from "~/families/told-by.ts";
import { galleryPhotos } from "~/photos/sizes.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { undoEmail } from "~/platform/email/queue.server.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { notePuppy } from "~/puppies/record.server.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { entryColumns } from "../commands.server.ts";
import { emailAboutPuppy, letterAboutPuppy } from "../emails.server.ts";
import { type Match, matcher } from "../matching.ts";
import { wishesInWords } from "../wishes.ts";
import { nextEntries } from "./list.server.ts";

/** Maximum number of entries that one page checks. */
const LOOKED_MAX = 500;
/** Maximum number of families on a page whom the puppy suits, and of others. */
const FITS_MAX = 50;
const OTHERS_MAX = 25;
/** Maximum number of families that one form may select. */
export const TELL_MAX = FITS_MAX + OTHERS_MAX;
/** Maximum number of notified families listed, the latest ones. */
const TOLD_MAX = 50;

const puppyColumns = {
	id: true,
	name: true,
	profilePath: true,
	breed: true,
	breedLong: true,
	sex: true,
	projectedSize: true,
	price: true,
	available: true,
	availableDate: true,
	isReserved: true,
	status: true,
	photos: { select: { name: true, alt: true }, ...galleryPhotos, take: 1 },
} satisfies Prisma.PuppySelect;

const puppyById = (client: Client, id: number) =>
	client.puppy.findUnique({ where: { id, ...undeletedPuppies }, select: puppyColumns });
type Puppy = NonNullable<Awaited<ReturnType<typeof puppyById>>>;

/** Why nobody can be told about a puppy. */
export type Obstacle = "draft" | "reserved" | "sold";

function obstacleOf(puppy: Puppy): Obstacle | undefined {
	if (puppy.isReserved) return "reserved";
	if (!puppy.available) return "sold";
	return puppy.status === "public" ? undefined : "draft";
}

/** Selects the notice about a puppy. */
const noticesOf = (puppyId: number) => ({
	notices: { where: { puppyId }, select: { id: true } },
});

/**
 * Waiting families that weren't told about the puppy, starting after an entry: those whom it suits,
 * and some of the others. `next` is the entry to continue after, if there may be more.
 */
async function candidatesFor(puppy: Puppy, day: string, after: number | undefined) {
	const ids = await nextEntries("waiting", LOOKED_MAX, after);
	const entries = await readRows(ids, (among) =>
		database.waitingEntry.findMany({
			where: { id: { in: among } },
			select: {
				id: true,
				name: true,
				email: true,
				confirmedAt: true,
				...wishColumns,
				family: {
					select: {
						name: true,
						phoneNumber: true,
						waitingEntries: { select: noticesOf(puppy.id) },
					},
				},
			},
		}),
	);
	const match = matcher(puppy, day);
	type Found = { entry: (typeof entries)[number]; match: Match };
	const fitting: Found[] = [];
	const others: Found[] = [];
	let checked = 0;
	for (const entry of entries) {
		if (fitting.length === FITS_MAX) break;
		checked += 1;
		// Of a family that was merged, each part may have had an entry.
		if (entry.family?.waitingEntries.some(({ notices }) => notices.length > 0)) continue;
		const found = { entry, match: match(entry) };
		if (found.match.fits) fitting.push(found);
		else if (others.length < OTHERS_MAX) others.push(found);
	}
	const mayBeMore = fitting.length === FITS_MAX || checked === LOOKED_MAX;
	const next = mayBeMore ? entries[checked - 1]?.id : undefined;
	const bounces = await bouncesOf([...fitting, ...others].map(({ entry }) => entry.email));
	const shown = ({ entry, match }: Found) => {
		const bounce = bounces[entry.email];
		return {
			id: entry.id,
			name: (entry.family ?? entry).name,
			since: entry.confirmedAt,
			/** In words; empty if they have no particular wishes. */
			wishes: wishesInWords(entry),
			/** Why emails don't get through to them, in words; if it is set, they can't be told. */
			bounced: bounce && bounceText(bounce),
			/** Set without an email address: their number as written, and the link that calls it. */
			byPhone: emailOf(entry) ? undefined : phoneOf(entry.family?.phoneNumber ?? ""),
			...match,
		};
	};
	return { fitting: fitting.map(shown), others: others.map(shown), next };
}

const phoneOf = (written: string) => ({ written, call: readPhone(written)?.call });

export type Candidates = Awaited<ReturnType<typeof candidatesFor>>;
export type Candidate = Candidates["fitting"][number];

async function notifiedOf(puppyId: number) {
	const [rows, count] = await Promise.all([
		database.waitingNotice.findMany({
			where: { puppyId },
			orderBy: { id: "desc" },
			take: TOLD_MAX,
			select: {
				id: true,
				emailId: true,
				createdAt: true,
				entry: { select: { id: true, name: true, family: { select: { name: true } } } },
			},
		}),
		database.waitingNotice.count({ where: { puppyId } }),
	]);
	const emails = await database.outgoingEmail.findMany({
		where: { id: { in: rows.flatMap(({ emailId }) => emailId ?? []) }, status: "waiting" },
		select: replyEmailColumns,
	});
	const unsent = new Set(emails.filter(canUndo).map(({ id }) => id));
	return {
		rows: rows.map(({ emailId, entry, ...row }) => ({
			...row,
			entry: { ...entry, ...entry.family },
			canUndo: emailId === null || unsent.has(emailId),
		})),
		count,
	};
}

/**
 * Undoes an email about a puppy that certainly was not sent, or the note of a call, so that the family can be told
 * again. Undefined if there is none.
 */
export function undoNotice(id: number, actor: Actor): Promise<"undone" | "late" | undefined> {
	return command(actor, async (work) => {
		const notice = await work.db.waitingNotice.findUnique({
			where: { id },
			select: { emailId: true, puppy: { select: { id: true, name: true } } },
		});
		if (!notice) return undefined;
		const { emailId, puppy } = notice;
		if (emailId !== null && !(await undoEmail(work.db, emailId))) return "late";
		await work.db.waitingNotice.delete({ where: { id }, select: { id: true } });
		await notePuppy(work, puppy, {
			action: "undid telling one family on the waiting list",
		});
		return "undone";
	});
}

/**
 * Who could be told about a puppy, what the first of them with an email address would read, and who was told. Undefined if
 * there is no such puppy.
 */
export async function waitingFor(puppyId: number, day: string, after?: number) {
	const puppy = await puppyById(database, puppyId);
	if (!puppy) return undefined;
	const obstacle = obstacleOf(puppy);
	const [candidates, notified] = await Promise.all([
		obstacle ? undefined : candidatesFor(puppy, day, after),
		notifiedOf(puppyId),
	]);
	const all = [...(candidates?.fitting ?? []), ...(candidates?.others ?? [])];
	const first = all.find(({ byPhone }) => !byPhone);
	return {
		puppy: { name: puppy.name },
		obstacle,
		candidates,
		notified,
		letter: first && letterAboutPuppy(first.name, puppy),
	};
}

/**
 * Tells families about a puppy, each only once, however often the button is pressed: emails and notices are stored in
 * one transaction. Of a family without an email address it notes that the trainer called it. Skips families that have
 * left meanwhile, were told already, or whom emails don't get through to.
 * @returns how many were told, the obstacle if nobody can be told, or undefined if there is no such
 * puppy.
 */
export async function notifyFamilies(
	puppyId: number,
	entryIds: readonly number[],
	actor: Actor,
): Promise<number | Obstacle | undefined> {
	return command(actor, async (work) => {
		const puppy = await puppyById(work.db, puppyId);
		if (!puppy) return undefined;
		const obstacle = obstacleOf(puppy);
		if (obstacle) return obstacle;
		const waiting = await work.db.waitingEntry.findMany({
			where: {
				id: { in: entryIds.slice(0, TELL_MAX) },
				status: "waiting",
				family: { waitingEntries: { none: { notices: { some: { puppyId } } } } },
			},
			orderBy: [{ confirmedAt: "asc" }, { id: "asc" }],
			select: entryColumns,
		});
		const bounces = await bouncesOf(
			waiting.map(({ email }) => email),
			work.db,
		);
		const reachable = waiting.filter(({ email }) => !bounces[email]);
		const entries = reachable.filter(
			({ familyId }, index) =>
				reachable.findIndex((other) => other.familyId === familyId) === index,
		);
		if (entries.length === 0) return 0;
		const notices: Prisma.WaitingNoticeCreateManyInput[] = [];
		for (const entry of entries) {
			const { name } = entry.family ?? entry;
			const emailId = emailOf(entry) ? await emailAboutPuppy(work, entry, name, puppy) : null;
			notices.push({ entryId: entry.id, puppyId, emailId });
		}
		await work.db.waitingNotice.createMany({ data: notices });
		const told = entries.length === 1 ? "one family" : `${entries.length} families`;
		await notePuppy(work, puppy, { action: `told ${told} on the waiting list` });
		return entries.length;
	});
}
