/** Adds puppies and changes what is written of them. */
import { type Actor, differences, recordChange } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { type Client, isDuplicate, transaction } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { confirmedIn, type PuppyAnswers, writtenIn } from "./admin/form-schema.ts";
import { merge, withoutChosen } from "./admin/merge.ts";
import { fieldsAt } from "./admin/revisions.server.ts";
import { derivedColumns } from "./derived-columns.ts";
import {
	type FieldName,
	fieldColumns,
	type NewPuppy,
	newPuppyDefaults,
	type PuppyChanges,
} from "./fields.ts";
import { claimPath, freePath, keepFormerPath, PathTaken, wasPublic } from "./paths.server.ts";
import { doubtsAbout, type IsConfirmed, openDoubts, PuppyDoubted } from "./price/plausibility.ts";
import { today } from "./rules.ts";
import { type PuppyStatus, undeletedPuppies } from "./visibility.ts";

const current = { ...fieldColumns, id: true, status: true, revision: true } as const;
type Current = Prisma.PuppyGetPayload<{ select: typeof current }>;

async function storing<T>(work: (client: Client) => Promise<T>): Promise<T> {
	try {
		return await transaction(work);
	} catch (error) {
		if (isDuplicate(error)) throw new PathTaken();
		throw error;
	}
}

const nothingConfirmed: IsConfirmed = () => false;

interface Adding {
	status: PuppyStatus;
	by: Actor;
	isConfirmed?: IsConfirmed;
	/** Key of the form that says it. */
	submissionKey?: string;
}

function add(
	said: NewPuppy,
	{ status, by, isConfirmed = nothingConfirmed, submissionKey }: Adding,
): Promise<number> {
	// The first one only gives the order in which the record of changes tells the fields.
	const given = { ...said, ...newPuppyDefaults, ...said };
	const { profilePath, cardHeaderTitle, ...puppy } = given;
	const open = openDoubts(doubtsAbout(puppy, today()), isConfirmed);
	const store = async (client: Client) => {
		if (open.length > 0) throw new PuppyDoubted(open);
		const path = profilePath ?? (await freePath(client, puppy.name));
		const { id } = await client.puppy.create({
			data: {
				...puppy,
				status,
				profilePath: path,
				cardHeaderTitle: cardHeaderTitle ?? puppy.name,
				...derivedColumns(puppy),
			},
			select: { id: true },
		});
		await recordChange(client, by, {
			action: "added",
			kind: "puppy",
			subjectId: id,
			subject: puppy.name,
			puppyId: id,
			revision: 1,
			after: given,
		});
		if (status === "public") {
			await claimPath(client, path);
			await raiseContentVersion(client);
		}
		return id;
	};
	return storing((client) =>
		addOnce(
			client,
			{ key: submissionKey, kind: "puppy", by, content: given },
			{ add: () => store(client), isThere: async (id) => (await find(client, id)) !== null },
		),
	);
}

/**
 * Adds a puppy without photos that visitors see at once; returns its id.
 * @throws {PathTaken}
 * @throws {PuppyDoubted} where something can't be right, or is not among what is confirmed.
 */
export const createPuppy = (given: NewPuppy, by: Actor, isConfirmed?: IsConfirmed) =>
	add(given, { status: "public", by, isConfirmed });

/**
 * Adds a puppy that visitors don't see until it is published; returns its id. The same form sent
 * twice, by a double click or because its response was lost, adds one.
 * @throws {PathTaken}
 * @throws {PuppyDoubted} where the answers don't confirm what is unusual; the form's schema says so before.
 */
export function createDraft(
	answers: PuppyAnswers & NewPuppy,
	by: Actor,
	submissionKey?: string,
): Promise<number> {
	const { profilePath, cardHeaderTitle, ...puppy } = writtenIn(answers);
	return add(
		{
			...puppy,
			profilePath: profilePath || undefined,
			cardHeaderTitle: cardHeaderTitle || undefined,
		},
		{ status: "draft", by, isConfirmed: confirmedIn(answers), submissionKey },
	);
}

/**
 * A puppy that is sold, or offered again, goes to the top of its part of the list; an address
 * that visitors may know leads to the new one.
 */
async function update(
	client: Client,
	before: Current,
	changes: PuppyChanges,
	{ by, isConfirmed = nothingConfirmed }: { by: Actor; isConfirmed?: IsConfirmed },
) {
	const { isSame, ...changed } = differences(before, changes);
	if (isSame) return false;
	const doubts = doubtsAbout({ ...before, ...changes }, today());
	const open = openDoubts(doubts, isConfirmed).filter(({ about }) =>
		about.some((field) => field in changed.after),
	);
	if (open.length > 0) throw new PuppyDoubted(open);
	const { id } = before;
	const after = await client.puppy.update({
		where: { id },
		data: {
			...changes,
			...derivedColumns({ ...before, ...changes }),
			revision: { increment: 1 },
			...("available" in changed.after ? { listedAt: new Date() } : {}),
		},
		select: { name: true, profilePath: true, revision: true },
	});
	if (await wasPublic(client, before)) {
		const paths = { before: before.profilePath, now: after.profilePath };
		await keepFormerPath(client, id, paths);
	}
	await recordChange(client, by, {
		action: "changed",
		kind: "puppy",
		subjectId: id,
		subject: after.name,
		puppyId: id,
		revision: after.revision,
		...changed,
	});
	if (before.status === "public") await raiseContentVersion(client);
	return true;
}

const find = (client: Client, id: number) =>
	client.puppy.findUnique({ where: { id, ...undeletedPuppies }, select: current });

/**
 * Changes what is named in `changes`.
 * @returns false where there is no such puppy.
 * @throws {PathTaken}
 * @throws {PuppyDoubted} where a changed field can't be right with the others, or is not among
 * what is confirmed.
 */
export function changePuppy(
	id: number,
	changes: PuppyChanges,
	by: Actor,
	isConfirmed?: IsConfirmed,
): Promise<boolean> {
	return storing(async (client) => {
		const before = await find(client, id);
		if (!before) return false;
		await update(client, before, changes, { by, isConfirmed });
		return true;
	});
}

/** A form of a puppy as it is sent. */
export interface SentForm {
	/** What isn't among them stays as it is. */
	answers: PuppyAnswers;
	/** The revision that the form was made from. */
	revision: number;
	/** Fields in which what somebody else wrote is to stand. */
	given?: readonly FieldName[];
}

/**
 * Stores a form of a puppy. Where somebody else changed the puppy since the form was made, each
 * keeps what only they changed; where both changed the same field, nothing is stored.
 * @returns "gone" where there is no such puppy; the fields to decide on, with all answers joined,
 * where there are any.
 * @throws {PathTaken}
 * @throws {PuppyDoubted} where what two people wrote can't be right together.
 */
export function savePuppy(id: number, { answers, revision, given = [] }: SentForm, by: Actor) {
	return storing(async (client) => {
		const theirs = await find(client, id);
		if (!theirs) return { outcome: "gone" } as const;
		const { base, changedBy } = await fieldsAt(client, theirs, revision);
		const said = { ...base, ...writtenIn(answers) };
		const mine = withoutChosen(
			{
				...said,
				profilePath: said.profilePath || (await freePath(client, said.name, id)),
				cardHeaderTitle: said.cardHeaderTitle || said.name,
			},
			base,
			given,
		);
		const { fields, conflicts } = merge({ base, theirs, mine });
		if (conflicts.length > 0) {
			return {
				outcome: "conflict",
				revision: theirs.revision,
				fields,
				conflicts: conflicts.map((field) => ({
					field,
					theirs: theirs[field],
					mine: fields[field],
					by: changedBy.get(field),
				})),
			} as const;
		}
		const isConfirmed = confirmedIn(answers);
		const isChanged = await update(client, theirs, fields, { by, isConfirmed });
		return { outcome: "saved", isChanged, name: fields.name, status: theirs.status } as const;
	});
}
