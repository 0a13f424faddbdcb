import { today } from "~/business/moments.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { type PuppyValues, writtenIn } from "./admin/form-schema.ts";
import { derivedColumns } from "./derived-columns.ts";
import { type NewPuppy, newPuppyDefaults } from "./fields.ts";
import { claimPath, freePath, refuseTakenPath } from "./paths.server.ts";
import { ImplausiblePuppy, plausibilityIssues } from "./price/plausibility.ts";
import { notePuppy } from "./record.server.ts";
import { type PuppyStatus, undeletedPuppies } from "./visibility.ts";

interface Adding {
	status: PuppyStatus;
	/** An unusual price that somebody has confirmed. */
	confirmedPrice?: string;
	/** The rendered form that was submitted, and the puppy's place among those in it. */
	sent?: { key: string | undefined; place: number };
}

async function add(
	work: Work,
	values: NewPuppy,
	{ status, confirmedPrice, sent }: Adding,
): Promise<number> {
	// The first spread only sets the order of the fields in the change log.
	const fields = { ...values, ...newPuppyDefaults, ...values };
	const { profilePath, cardHeaderTitle, ...puppy } = fields;
	const issues = plausibilityIssues(puppy, today(), confirmedPrice);
	const store = async () => {
		if (issues.length > 0) throw new ImplausiblePuppy(issues);
		if (profilePath) await refuseTakenPath(work.db, profilePath);
		const path = profilePath ?? (await freePath(work.db, puppy.name));
		const { id } = await work.db.puppy.create({
			data: {
				...puppy,
				status,
				profilePath: path,
				cardHeaderTitle: cardHeaderTitle ?? puppy.name,
				...derivedColumns(puppy),
			},
			select: { id: true },
		});
		await notePuppy(work, { id, name: puppy.name }, { action: "added", after: fields });
		if (status === "public") {
			await claimPath(work.db, path);
			work.publicContentChanged();
		}
		return id;
	};
	const submission = { key: sent?.key, kind: "puppy", content: [sent?.place, fields] };
	const undeleted: Parameters<typeof addOnce>[2] = {
		count: ({ where }) => work.db.puppy.count({ where: { ...where, ...undeletedPuppies } }),
	};
	return addOnce(work, submission, undeleted, store);
}

/**
 * Adds a puppy without photos that is public at once.
 * @returns its id.
 * @throws {PathTaken}
 * @throws {ImplausiblePuppy} if a value is impossible, or the price is unusual and not confirmed.
 */
export const createPuppy = (values: NewPuppy, actor: Actor, confirmedPrice?: string) =>
	command(actor, (work) => add(work, values, { status: "public", confirmedPrice }));

function addDraft(work: Work, values: PuppyValues & NewPuppy, sent: Adding["sent"]) {
	const { profilePath, cardHeaderTitle, ...puppy } = writtenIn(values);
	return add(
		work,
		{
			...puppy,
			profilePath: profilePath || undefined,
			cardHeaderTitle: cardHeaderTitle || undefined,
		},
		{ status: "draft", confirmedPrice: values.confirmPrice, sent },
	);
}

/**
 * Adds a puppy that visitors don't see until it is published. A form that is submitted twice, by a double
 * click or because its response was lost, adds only one puppy.
 * @returns its id.
 * @throws {PathTaken}
 * @throws {ImplausiblePuppy} if a value is impossible, or the price is unusual and not confirmed. The form's schema
 * normally reports that first.
 */
export const createDraft = (values: PuppyValues & NewPuppy, actor: Actor, key?: string) =>
	command(actor, (work) => addDraft(work, values, { key, place: 0 }));

/** Does the same for the puppies of a litter, in one form: adds all of them, or none. Returns their ids. */
export const createLitter = (
	puppies: readonly (PuppyValues & NewPuppy)[],
	actor: Actor,
	key?: string,
) =>
	command(actor, async (work) => {
		const ids: number[] = [];
		for (const [place, values] of puppies.entries()) {
			ids.push(await addDraft(work, values, { key, place }));
		}
		return ids;
	});
