/** The actions for a document's draft, and their messages. */
import { z } from "zod";
import { daysBetween, MS_PER_DAY } from "~/business/days.ts";
import { dayOf, momentInWords, momentOn, timeOfDay } from "~/business/moments.ts";

export const publishingIntents = [
	"publish",
	"schedule",
	"unschedule",
	"discard",
	"defaults",
	"restore",
] as const;

export type PublishingIntent = (typeof publishingIntents)[number];

/** How many days ahead something can be scheduled. Nobody would remember it after more than a year. */
const SCHEDULE_DAYS = 366;
const LOCAL_MOMENT = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2})?$/;

export const publishingMessages = {
	unread: "That form could not be read. Please reload the page and try again.",
	failed: "Failed to update what visitors see. Please try again.",
	conflict:
		"Nothing was changed, because somebody else changed this after you opened it. Here is the current version.",
	same: "There is nothing to publish: visitors already see exactly this.",
	noMoment: "Please enter a day and a time, such as 2026-12-01 08:00.",
	past: "That time has passed. Please choose a later one, or publish now.",
	far: "Please choose a time within the next year.",
} as const;

const numberText = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number);

export const publishingSchema = z.object({
	intent: z.enum(publishingIntents),
	revision: numberText,
	/** When to publish the draft, in the format of `<input type="datetime-local">`. */
	at: z.string().optional(),
	/** The id of the version to restore. */
	version: numberText.optional(),
});

/** A moment as a `datetime-local` control shows it, in the time zone of the business. */
export const localMoment = (moment: Date) => `${dayOf(moment)}T${timeOfDay(moment)}`;

/** Parses the time to publish a draft at, or explains why it can't be used. */
export function readMoment(text: string | undefined, now: Date): Date | { problem: string } {
	const [, day, time] = LOCAL_MOMENT.exec((text ?? "").trim().replace(" ", "T")) ?? [];
	if (!day || !time || daysBetween(day, day) === undefined) {
		return { problem: publishingMessages.noMoment };
	}
	const moment = momentOn(day, time);
	if (moment <= now) return { problem: publishingMessages.past };
	if (moment.getTime() - now.getTime() > SCHEDULE_DAYS * MS_PER_DAY) {
		return { problem: publishingMessages.far };
	}
	return moment;
}

/** The message after an action succeeded. */
export function doneMessage(intent: PublishingIntent, label: string, at?: Date): string {
	const messages: Record<PublishingIntent, string> = {
		publish: `${label}: published. Visitors can see it now.`,
		schedule: `${label}: will be published on ${at ? momentInWords(at) : "that day"}.`,
		unschedule: `${label}: stays a draft until you publish it.`,
		discard: `${label}: the draft is gone. Visitors see the same as before.`,
		defaults: `${label}: the sample text is now the draft. Publish it to show them to visitors.`,
		restore: `${label}: the earlier version is now the draft. Publish it to show it to visitors.`,
	};
	return messages[intent];
}
