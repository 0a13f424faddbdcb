import { dayInWords } from "~/business/days.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { recordFamily, setStage, updateFamilySearch } from "./families.server.ts";
import { updateWaiting } from "./messages.server.ts";
import { detailsLabels, familyLimits, wishColumns } from "./schema.ts";
import { movesForward, stageKeys } from "./stages.ts";

const columns = {
	id: true,
	name: true,
	phoneNumber: true,
	source: true,
	stage: true,
	nextStep: true,
	nextStepOn: true,
	...wishColumns,
	firstAnswerAt: true,
	createdAt: true,
} as const;

type Family = Prisma.FamilyGetPayload<{ select: typeof columns }>;

/** The labels of the fields that a note about the merged family can list. */
const labels = new Map(Object.entries({ ...detailsLabels, nextStep: "Next step" }));

export const isEmpty = (value: unknown) => value === "" || value === null;

type Wishes = Pick<Family, keyof typeof wishColumns>;

/** One's own wishes, but the other's where `isTaken` says so. */
export function combinedWishes(
	own: Wishes,
	other: Wishes,
	isTaken: (name: keyof Wishes) => boolean,
): Wishes {
	const pick = <Name extends keyof Wishes>(name: Name): Wishes[Name] =>
		(isTaken(name) ? other : own)[name];
	return {
		wishBreeds: pick("wishBreeds"),
		wishSize: pick("wishSize"),
		wishSex: pick("wishSex"),
		wishWhen: pick("wishWhen"),
		wishBudget: pick("wishBudget"),
	};
}

/** The values that the family that stays takes over: those for which it has none of its own, and the earlier moments. */
function copiedFields(target: Family, source: Family) {
	const isSameStep = target.nextStep === source.nextStep && target.nextStepOn === null;
	const { nextStep, nextStepOn } = target.nextStep === "" || isSameStep ? source : target;
	return {
		...combinedWishes(target, source, (name) => isEmpty(target[name])),
		name: target.name || source.name,
		phoneNumber: target.phoneNumber || source.phoneNumber,
		source: target.source || source.source,
		nextStep,
		nextStepOn,
		firstAnswerAt: earlier(target.firstAnswerAt, source.firstAnswerAt),
		createdAt: earlier(target.createdAt, source.createdAt) ?? target.createdAt,
	};
}

const earlier = (one: Date | null, other: Date | null) =>
	one && other ? (one < other ? one : other) : (one ?? other);

const stepText = ({ nextStep, nextStepOn }: Pick<Family, "nextStep" | "nextStepOn">) =>
	nextStep && nextStepOn ? `${nextStep}, on ${dayInWords(nextStepOn)}` : nextStep;

/** A note with the values that the family that stays doesn't take over. Empty if it takes over all of them. */
function leftoverOf(kept: ReturnType<typeof copiedFields>, source: Family): string {
	const own: Readonly<Record<string, unknown>> = { ...kept, nextStep: stepText(kept) };
	const values = Object.entries({ ...source, nextStep: stepText(source) });
	const lines = values.flatMap(([field, value]) => {
		const label = labels.get(field);
		return !label || isEmpty(value) || value === own[field] ? [] : [`${label}: ${value}`];
	});
	return lines.length === 0 ? "" : ["From the merged family:", ...lines].join("\n");
}

/** Moves everything that belongs to one family to another. */
async function moveAll(client: Client, from: number, to: number) {
	const move = { where: { familyId: from }, data: { familyId: to } };
	await client.familyAddress.updateMany(move);
	await client.contact.updateMany(move);
	await client.familyNote.updateMany(move);
	await client.reply.updateMany(move);
	await client.reservation.updateMany(move);
	await client.waitingEntry.updateMany(move);
	await client.appointment.updateMany(move);
	await client.outgoingEmail.updateMany(move);
	await client.payment.updateMany({
		where: { formerFamilyId: from },
		data: { formerFamilyId: to },
	});
	await client.change.updateMany({
		where: { kind: "family", subjectId: from },
		data: { subjectId: to },
	});
}

/**
 * Merges two families in one transaction: afterward `goesId` is gone, and `staysId` has everything
 * from both. For values of which there can be only one (name, next step, wishes), those of the family
 * that stays win, and the other family's become a note. Returns false if either family doesn't exist
 * or both are the same.
 */
export function mergeFamilies(staysId: number, goesId: number, actor: Actor): Promise<boolean> {
	if (staysId === goesId) return Promise.resolve(false);
	return command(actor, async (work) => {
		const read = (id: number) => work.db.family.findUnique({ where: { id }, select: columns });
		const [target, source] = [await read(staysId), await read(goesId)];
		if (!target || !source) return false;
		await moveAll(work.db, goesId, staysId);
		const data = copiedFields(target, source);
		const text = leftoverOf(data, source).slice(0, familyLimits.note).toWellFormed();
		if (text) {
			const note = { familyId: staysId, text, author: actor.who };
			await work.db.familyNote.create({ data: note, select: { id: true } });
		}
		await work.db.family.delete({ where: { id: goesId }, select: { id: true } });
		await work.db.family.updateMany({ where: { id: staysId }, data });
		const further = stageKeys.find((stage) => stage === source.stage);
		if (further && movesForward(target.stage, further)) {
			await setStage(work, staysId, further);
		}
		await updateWaiting(work.db, staysId);
		await updateFamilySearch(work.db, staysId);
		await recordFamily(work, staysId, { action: "merged", after: { with: goesId } });
		return true;
	});
}
