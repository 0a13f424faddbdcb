/** The trainer's changes to families: stages, notes, next steps, details. Each change is recorded. */

import { command, type Work } from "~/platform/command.server.ts";
import {
	type Actor,
	type ChangeOfSubject,
	differences,
} from "~/platform/database/audit-log.server.ts";
import type { Family } from "~/platform/database/prisma/client.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import {
	addressKey,
	familiesWithPhone,
	familyOf,
	type Person,
	recordFamily,
	setStage,
	updateFamilySearch,
} from "./families.server.ts";
import { answerMessages } from "./replies/effect.server.ts";
import {
	type ContactElsewhere,
	contactWays,
	detailsLabels,
	type FamilyDetails,
	type NewFamily,
	wishColumns,
} from "./schema.ts";
import type { Stage } from "./stages.ts";

/** Adds a note, as a part of a command. Returns its id. */
async function insertNote(
	work: Work,
	familyId: number,
	text: string,
	change: ChangeOfSubject = { action: "noted" },
): Promise<number> {
	const { id } = await work.db.familyNote.create({
		data: { familyId, text, author: work.actor.who },
		select: { id: true },
	});
	await updateFamilySearch(work.db, familyId);
	await recordFamily(work, familyId, change);
	return id;
}

/**
 * Finds or creates the family of an email address, or takes the `known` one, which gets the note, and in it what it has
 * in other words. Call it in the transaction that stores what was written. Returns the family's id.
 */
export async function familyWithNote(
	work: Work,
	{ known: knownId, ...written }: Required<Person> & { known?: number },
	note = "",
): Promise<number> {
	const { name, phoneNumber, email } = written;
	const newName = name || phoneNumber || email;
	const id = knownId ?? (await familyOf(work, { ...written, name: newName }));
	const select = { name: true, phoneNumber: true, source: true } as const;
	const known = await work.db.family.findUniqueOrThrow({ where: { id }, select });
	const others = (["name", "phoneNumber", "source"] as const).flatMap((field) =>
		written[field] && written[field] !== known[field]
			? [`${detailsLabels[field]}: ${written[field]}`]
			: [],
	);
	const text = [note, ...others].filter(Boolean).join("\n");
	if (text) await insertNote(work, id, text);
	return id;
}

/** Thrown if a family has the phone number or email address already, which somebody has to confirm. */
export class KnownFamily extends Error {
	override name = "KnownFamily";
	readonly family: Pick<Family, "id" | "name">;
	readonly field: "phoneNumber" | "email";

	constructor({ id, name }: KnownFamily["family"], field: KnownFamily["field"]) {
		super("A family has this phone number or email address");
		this.family = { id, name };
		this.field = field;
	}
}

/**
 * Adds a family that called or came by, with a first note. If another one has its phone number or email address,
 * `confirmed` has to be that one's id, from the form that asks about it. One with the email address is not added, but
 * gets the note, and in it what it has in other words. Submitting the same form twice adds one. Returns the family's id,
 * and whether it was known before.
 */
export function addFamily(
	{ name, phoneNumber, email, source, note }: NewFamily,
	actor: Actor,
	{ submissionKey, confirmed }: { submissionKey?: string; confirmed?: string } = {},
): Promise<{ id: number; isKnown: boolean }> {
	return command(actor, async (work) => {
		let isKnown = false;
		const add = async () => {
			const address = addressKey(email);
			const known = address
				? await work.db.familyAddress.findUnique({ where: { address }, include: { family: true } })
				: null;
			const [caller] = await familiesWithPhone(phoneNumber, work.db);
			const same = known?.family ?? caller;
			if (same && String(same.id) !== confirmed) {
				throw new KnownFamily(same, known ? "email" : "phoneNumber");
			}
			isKnown = known !== null;
			return familyWithNote(work, { name, phoneNumber, email, source }, note);
		};
		const content = { name, phoneNumber, email, source, note };
		const submission = { key: submissionKey, kind: "family", content };
		const id = await addOnce(work, submission, work.db.family, add);
		return { id, isKnown };
	});
}

/**
 * Moves a family from the stage that the page showed to another one. If the family is in a third
 * stage by then, somebody else has moved it, and nothing is changed ("overtaken").
 */
export function moveFamily(
	id: number,
	{ from, to }: { from: string; to: Stage },
	actor: Actor,
): Promise<"done" | "overtaken" | "missing"> {
	return command(actor, async (work) => {
		const family = await work.db.family.findUnique({ where: { id }, select: { stage: true } });
		if (!family) return "missing";
		if (family.stage === to) return "done";
		if (family.stage !== from) return "overtaken";
		await setStage(work, id, to);
		return "done";
	});
}

/** Moves several families at once. Returns how many of them moved. */
export function moveFamilies(ids: readonly number[], to: Stage, actor: Actor): Promise<number> {
	return command(actor, async (work) => {
		let moved = 0;
		for (const id of ids) if (await setStage(work, id, to)) moved += 1;
		return moved;
	});
}

/**
 * Adds a note to a family, only once for each submission key. Returns false if the family doesn't
 * exist.
 */
export function addFamilyNote(
	familyId: number,
	text: string,
	actor: Actor,
	submissionKey?: string,
): Promise<boolean> {
	return command(actor, async (work) => {
		if ((await work.db.family.count({ where: { id: familyId } })) === 0) return false;
		const submission = { key: submissionKey, kind: "family note", content: { familyId, text } };
		await addOnce(work, submission, work.db.familyNote, () => insertNote(work, familyId, text));
		return true;
	});
}

/** Deletes a note that the same admin wrote. Returns false if there is no such note. */
export function deleteFamilyNote(familyId: number, noteId: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const { count } = await work.db.familyNote.deleteMany({
			where: { id: noteId, familyId, author: actor.who },
		});
		if (count === 0) return false;
		await updateFamilySearch(work.db, familyId);
		await recordFamily(work, familyId, { action: "removed a note" });
		return true;
	});
}

/** Its day is null if the step has no date. */
export type NextStep = Pick<Family, "nextStep" | "nextStepOn">;

/**
 * Sets a family's next step and its date; an empty text clears it. `edit` gets the stored step and returns the
 * one to store. Returns that, or undefined if the family doesn't exist.
 */
export function setNextStep(
	id: number,
	edit: (stored: NextStep) => NextStep,
	actor: Actor,
	action: "planned" | "postponed" = "planned",
): Promise<NextStep | undefined> {
	return command(actor, async (work) => {
		const select = { nextStep: true, nextStepOn: true } as const;
		const now = await work.db.family.findUnique({ where: { id }, select });
		if (!now) return undefined;
		const to = edit(now);
		if (differences(now, { ...to }).isSame) return to;
		await work.db.family.update({ where: { id }, data: to, select: { id: true } });
		await updateFamilySearch(work.db, id);
		await recordFamily(work, id, {
			action: to.nextStep ? action : "done with the next step",
			before: { nextStepOn: now.nextStepOn },
			after: { nextStepOn: to.nextStepOn },
		});
		return to;
	});
}

/**
 * Saves a family's contact details and wishes, as a part of a command: `edit` gets the stored ones and returns those to
 * store. Returns false if the family doesn't exist.
 */
export async function saveDetails(
	work: Work,
	id: number,
	edit: (stored: FamilyDetails) => FamilyDetails,
): Promise<boolean> {
	const before = await work.db.family.findUnique({
		where: { id },
		select: { name: true, phoneNumber: true, source: true, ...wishColumns },
	});
	if (!before) return false;
	const details = edit(before);
	const changed = differences(before, { ...details });
	if (changed.isSame) return true;
	await work.db.family.update({ where: { id }, data: details, select: { id: true } });
	await updateFamilySearch(work.db, id);
	const fields = Object.keys(changed.after);
	await recordFamily(work, id, { action: "changed", after: { fields } });
	return true;
}

/**
 * Adds a note about it, counts the family's messages up to the id `seen` as answered and, if one is given, plans the
 * next step. Submitting the same form twice does it once. Returns whether the family had waited for it, or undefined
 * if it doesn't exist.
 */
export function noteContact(
	familyId: number,
	{ way, text, nextStep, day, nextStepOn, seen }: ContactElsewhere,
	actor: Actor,
	submissionKey?: string,
): Promise<boolean | undefined> {
	return command(actor, async (work) => {
		const family = await work.db.family.findUnique({
			where: { id: familyId },
			select: { nextStepOn: true },
		});
		if (!family) return undefined;
		let isAnswer = false;
		const add = async () => {
			const label = contactWays.find(({ value }) => value === way)?.label ?? way;
			const { messages, madeUp } = await answerMessages(work, { familyId, seen });
			isAnswer = messages.length + madeUp.length > 0;
			const data = { nextStep, nextStepOn: day ?? (nextStepOn || null) };
			if (nextStep) {
				await work.db.family.update({ where: { id: familyId }, data, select: { id: true } });
			}
			return insertNote(work, familyId, text ? `${label}: ${text}` : `${label}.`, {
				action: "noted a contact with",
				...(nextStep && { before: family, after: { nextStepOn: data.nextStepOn } }),
			});
		};
		const content = { familyId, way, text, nextStep, day, nextStepOn };
		const submission = { key: submissionKey, kind: "contact elsewhere", content };
		await addOnce(work, submission, work.db.familyNote, add);
		return isAnswer;
	});
}
