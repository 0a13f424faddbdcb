/** Commands that add puppies. */
import { today } from "~/business/moments.ts";
import { command } from "~/platform/command.server.ts";
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { confirmedIn, type PuppyAnswers, writtenIn } from "./admin/form-schema.ts";
import { derivedColumns } from "./derived-columns.ts";
import { type NewPuppy, newPuppyDefaults } from "./fields.ts";
import { claimPath, freePath, refuseTakenPath } from "./paths.server.ts";
import {
	doubtsAbout,
	type IsConfirmed,
	nothingConfirmed,
	PuppyDoubted,
	unconfirmedDoubts,
} from "./price/plausibility.ts";
import { type PuppyStatus, undeletedPuppies } from "./visibility.ts";

interface Adding {
	status: PuppyStatus;
	actor: Actor;
	isConfirmed?: IsConfirmed;
	/** Key of the rendered form that was submitted. */
	submissionKey?: string;
}

function add(
	values: NewPuppy,
	{ status, actor, isConfirmed = nothingConfirmed, submissionKey }: Adding,
): Promise<number> {
	// The first spread only sets the order of the fields in the change log.
	const fields = { ...values, ...newPuppyDefaults, ...values };
	const { profilePath, cardHeaderTitle, ...puppy } = fields;
	const open = unconfirmedDoubts(doubtsAbout(puppy, today()), isConfirmed);
	const store = async (client: Client) => {
		if (open.length > 0) throw new PuppyDoubted(open);
		if (profilePath) await refuseTakenPath(client, profilePath);
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
		await recordChange(client, actor, {
			action: "added",
			kind: "puppy",
			subjectId: id,
			subject: puppy.name,
			puppyId: id,
			after: fields,
		});
		if (status === "public") {
			await claimPath(client, path);
			await raiseContentVersion(client);
		}
		return id;
	};
	return command(actor, ({ db: client }) =>
		addOnce(
			client,
			{ key: submissionKey, kind: "puppy", actor, content: fields },
			{
				add: () => store(client),
				isThere: async (id) =>
					(await client.puppy.count({ where: { id, ...undeletedPuppies } })) > 0,
			},
		),
	);
}

/**
 * Adds a puppy without photos that is public at once.
 * @returns its id.
 * @throws {PathTaken}
 * @throws {PuppyDoubted} if a value is impossible, or unusual and not confirmed.
 */
export const createPuppy = (values: NewPuppy, actor: Actor, isConfirmed?: IsConfirmed) =>
	add(values, { status: "public", actor, isConfirmed });

/**
 * Adds a puppy that visitors don't see until it is published. A form that is submitted twice, by a double
 * click or because its response was lost, adds only one puppy.
 * @returns its id.
 * @throws {PathTaken}
 * @throws {PuppyDoubted} if a value is impossible, or unusual and not confirmed. The form's schema normally
 * reports that first.
 */
export function createDraft(
	answers: PuppyAnswers & NewPuppy,
	actor: Actor,
	submissionKey?: string,
): Promise<number> {
	const { profilePath, cardHeaderTitle, ...puppy } = writtenIn(answers);
	return add(
		{
			...puppy,
			profilePath: profilePath || undefined,
			cardHeaderTitle: cardHeaderTitle || undefined,
		},
		{ status: "draft", actor, isConfirmed: confirmedIn(answers), submissionKey },
	);
}
