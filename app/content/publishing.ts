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

/** What a control of such a form is called. */
export const publishingNames = {
	intent: "intent",
	revision: "revision",
	/** When a draft is published, as `<input type="datetime-local">` writes it. */
	at: "at",
	/** Which version is restored. */
	version: "version",
	/** The page of the admin that the form stands on. */
	back: "back",
} as const;

/** Versions of a document that can be looked at; older ones stay stored. */
export const VERSIONS_MAX = 50;

/** Days within which something can be scheduled: a year later nobody remembers it. */
const SCHEDULE_DAYS = 366;
const LOCAL_MOMENT = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2})?$/;

export const publishingMessages = {
	unread: "That could not be read. Please load the page again and try once more.",
	failed: "Failed to change what visitors read. Please try again.",
	conflict:
		"Nothing was changed: somebody else has changed this since you opened it. This is how it stands now.",
	noDraft: "There is no draft any more. This is how it stands now.",
	same: "Nothing to publish: visitors read just that already.",
	noMoment: "Please say when: a day and a time, such as 2026-12-01 08:00.",
	past: "That moment has passed. Please choose a later one, or publish now.",
	far: "Please choose a moment within a year.",
} as const;

const numberText = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number);

/** A form that does something with a draft. */
export const publishingSchema = z.object({
	intent: z.enum(publishingIntents),
	revision: numberText,
	at: z.string().optional(),
	version: numberText.optional(),
	back: z.string().optional(),
});

/** A moment as the control of a form shows it: by the clocks where the business is. */
export const localMoment = (moment: Date) => `${dayOf(moment)}T${timeOfDay(moment)}`;

/** When a draft is to be published, or why that can't be. */
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

/** The message once it is done. */
export function doneWords(intent: PublishingIntent, label: string, at?: Date): string {
	const words: Record<PublishingIntent, string> = {
		publish: `${label}: published. Visitors read it from now on.`,
		schedule: `${label}: will be published on ${at ? momentInWords(at) : "that day"}.`,
		unschedule: `${label}: stays a draft until you publish it.`,
		discard: `${label}: the draft is gone. Visitors read what they read before.`,
		defaults: `${label}: the sample’s words are the draft. Publish it to have visitors read them.`,
		restore: `${label}: the earlier version is the draft. Publish it to have visitors read it.`,
	};
	return words[intent];
}
