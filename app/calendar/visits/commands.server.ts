import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { absoluteAddress } from "~/business/head.ts";
import { today } from "~/business/moments.ts";
import { familyOfCaller } from "~/families/families.server.ts";
import { command } from "~/platform/command.server.ts";
import { type Actor, siteActor } from "~/platform/database/audit-log.server.ts";
import { paragraphs } from "~/platform/email/html.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { oneLine } from "~/platform/forms/written-text.ts";
import {
	type Counted,
	giveBackAll,
	takeAll,
	throttle,
	visitorNetwork,
} from "~/platform/http/throttle.server.ts";
import { appointmentColumns, moveVisitor, recorded, subjectOf } from "../commands.server.ts";
import { isAskableDay, openTimesOn } from "./open-times.ts";
import { busyBetween, visitablePuppy, visitTime } from "./queries.server.ts";
import { askedTime, type VisitValues } from "./schema.server.ts";

/** The email that tells the trainer about it. */
function emailText(values: VisitValues, id: number, puppyName: string) {
	const { name, phone_number, way } = values;
	const text = [
		`${name} asks for a visit to ${puppyName} through the site of ${facts.brand}.`,
		[
			`When: ${visitTime(askedTime(values))}${askedTime(values).time ? "" : " (time open)"}`,
			`How: ${way}`,
			`Name: ${name}`,
			`Phone number: ${phone_number}`,
		].join("\n"),
		`Confirm or decline it:\n${absoluteAddress(href("/admin/calendar/:id", { id: String(id) }))}`,
		`${name} was told that you will call or text.`,
	].join("\n\n");
	const subject = oneLine(`Visit to ${puppyName} asked for by ${name}`);
	return { subject, text, html: paragraphs(text) };
}

/**
 * Stores a visit that the trainer has to confirm, with its family, and an email to the trainer. The same values sent
 * twice on a day are stored once. A time goes to the first family that asks for it.
 * @returns "taken" if the time is not open anymore, "gone" if the puppy can't be visited.
 */
export function askForVisit(
	profilePath: string,
	values: VisitValues,
): Promise<"asked" | "taken" | "gone"> {
	return command(siteActor, async (work) => {
		const puppy = await visitablePuppy(profilePath, work.db);
		if (!puppy) return "gone";
		const { day, time } = askedTime(values);
		let isTaken = false;
		const add = async () => {
			const isOpen =
				isAskableDay(day, today()) &&
				(time === "" || openTimesOn(day, await busyBetween(day, day, work.db)).includes(time));
			if (!isOpen) {
				isTaken = true;
				return 0;
			}
			const { name, phone_number: phoneNumber, way } = values;
			const visit = {
				kind: "visit",
				title: way === "by video" ? "Video visit" : "",
				day,
				time,
				lastDay: null,
				note: `Asked for by ${name}, ${phoneNumber}.`,
				familyId: await familyOfCaller(work, { name, phoneNumber }),
				puppyId: puppy.id,
			};
			const data = { ...visit, isAsked: true };
			const { id } = await work.db.appointment.create({ data, select: { id: true } });
			await work.record({ action: "asked for", ...subjectOf(id, visit), after: recorded(visit) });
			const { familyId } = visit;
			await work.email({ kind: "visit", familyId, ...emailText(values, id, puppy.name) });
			work.publicContentChanged();
			return id;
		};
		// The form stands on cached pages, so it has no key of its own.
		const submission = { key: today(), kind: "visit", content: [profilePath, values] };
		await addOnce(work, submission, work.db.appointment, add);
		return isTaken ? work.refuse("taken") : "asked";
	});
}

export type Decision = "confirm" | "decline";

/**
 * Confirms a visit that a family asked for, or removes it. Returns "decided" if that was done before, or undefined if
 * there is no such appointment.
 */
export function decideVisit(
	id: number,
	decision: Decision,
	actor: Actor,
): Promise<"done" | "decided" | undefined> {
	return command(actor, async (work) => {
		const stored = await work.db.appointment.findUnique({
			where: { id },
			select: { ...appointmentColumns, isAsked: true },
		});
		if (!stored) return undefined;
		const { isAsked, ...values } = stored;
		if (!isAsked) return "decided";
		if (decision === "confirm") {
			await work.db.appointment.updateMany({ where: { id }, data: { isAsked: false } });
			await work.record({ action: "confirmed", ...subjectOf(id, values) });
			await moveVisitor(work, values);
		} else {
			await work.db.appointment.delete({ where: { id }, select: { id: true } });
			await work.record({ action: "declined", ...subjectOf(id, values), before: recorded(values) });
		}
		work.publicContentChanged();
		return "done";
	});
}

/** More than any household asks for, and too few to fill the calendar. */
const ofNetwork = throttle({ name: "ask for a visit", tries: 6, seconds: 3_600 });
/** More than a trainer can confirm in a day, even if many networks ask. */
const ofSite = throttle({ name: "ask for a visit, site", tries: 40, seconds: 86_400 });

const limits = (): Counted[] => [
	[ofNetwork, visitorNetwork()],
	[ofSite, ""],
];

/** Counts a visit that the visitor asks for. If there were too many, returns the seconds to wait. */
export const countVisit = async (): Promise<number | undefined> =>
	(await takeAll(limits()))?.seconds;

/** Undoes the count of a visit that wasn't stored. */
export const uncountVisit = () => giveBackAll(limits());
