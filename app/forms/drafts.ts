/**
 * Drafts: values that were typed into a form but not sent yet, kept on this device only. Their
 * number, size and age are limited. They are deleted once the form is saved or the user signs out.
 */
import { z } from "zod";
import { jsonIn } from "~/platform/json.ts";

const PREFIX = "draft:";
/** The most drafts kept at once. The oldest are deleted to make room. */
const COUNT_MAX = 20;
/** Maximum length of a stored draft in UTF-16 code units. */
const LENGTH_MAX = 100_000;
/** Milliseconds after which a draft is no longer offered. */
const AGE_MAX = 14 * 24 * 60 * 60_000;

const draftSchema = z.object({
	/** When it was written, in milliseconds since 1970. */
	at: z.number(),
	/** Values by the name of their control. A checkbox that isn't checked has none. */
	values: z.record(z.string(), z.string()),
});
export type Draft = z.infer<typeof draftSchema>;

export interface DraftProps {
	/** Identifies the form and the record that it edits, if the form's id and address don't. */
	name?: string;
	/** Names of the controls whose values are kept, if they aren't those of the form. */
	controls?: readonly string[];
	/** Name of the hidden control that records what the form was made from. It is kept with the values. */
	base?: string;
	/** Name of a control whose value the page's address gives, which an earlier draft doesn't replace. */
	preset?: string | undefined;
}

/** The local storage, or undefined if the browser forbids its use. */
function storage(): Storage | undefined {
	try {
		return localStorage;
	} catch {
		return undefined;
	}
}

function parse(text: string | null | undefined): Draft | undefined {
	const draft = draftSchema.safeParse(jsonIn(text)).data;
	return draft && Date.now() - draft.at < AGE_MAX ? draft : undefined;
}

/** The storage keys of all drafts of this site on the device, the newest first. */
function stored(place: Storage): string[] {
	return Object.keys(place)
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => ({ key, at: parse(place.getItem(key))?.at ?? 0 }))
		.sort((a, b) => b.at - a.at)
		.map(({ key }) => key);
}

/** The draft of this name. Undefined if there is none, or if it is damaged or too old. */
export function readDraft(name: string): Draft | undefined {
	return parse(storage()?.getItem(PREFIX + name));
}

/** Keeps the values under this name. Does nothing if there is no room for them. */
export function writeDraft(name: string, values: Draft["values"]) {
	const place = storage();
	const text = JSON.stringify({ at: Date.now(), values } satisfies Draft);
	if (!place || text.length > LENGTH_MAX) return;
	try {
		place.setItem(PREFIX + name, text);
		for (const key of stored(place).slice(COUNT_MAX)) place.removeItem(key);
	} catch {
		// The device has no room, but the form itself still has the values.
	}
}

export function clearDraft(name: string) {
	storage()?.removeItem(PREFIX + name);
}

/** Deletes every draft, as when the user signs out. */
export function clearDrafts() {
	const place = storage();
	if (place) for (const key of stored(place)) place.removeItem(key);
}
