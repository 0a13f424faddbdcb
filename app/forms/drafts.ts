/**
 * Drafts: what was written into a form and not sent yet, kept on this device only. They are
 * bounded in number, size and age, and go when the form was saved or somebody signs out.
 */

const PREFIX = "draft:";
/** Drafts at once; the oldest ones make room. */
const COUNT_MAX = 20;
/** UTF-16 units of a draft as it is stored. */
const LENGTH_MAX = 100_000;
/** Milliseconds after which a draft is offered no longer. */
const AGE_MAX = 14 * 24 * 60 * 60_000;

export interface Draft {
	/** When it was written, in milliseconds since 1970. */
	at: number;
	/** Answers by the name of their control; a box that isn't checked has none. */
	answers: Record<string, string>;
}

export interface DraftProps {
	/** Of the form and of the record that it is about, such as "puppy 12". */
	name: string;
	/** Names of the controls that are kept. */
	controls: readonly string[];
	/** Name of the hidden control that says what the form was made from: it is kept with the answers. */
	base?: string;
}

/** The storage, or undefined where the browser forbids it. */
function storage(): Storage | undefined {
	try {
		return localStorage;
	} catch {
		return undefined;
	}
}

const isAnswers = (value: unknown): value is Draft["answers"] =>
	typeof value === "object" &&
	value !== null &&
	Object.values(value).every((answer) => typeof answer === "string");

function parse(text: string | null | undefined): Draft | undefined {
	if (!text) return undefined;
	try {
		const draft: unknown = JSON.parse(text);
		if (typeof draft !== "object" || draft === null) return undefined;
		if (!("at" in draft) || typeof draft.at !== "number") return undefined;
		if (!("answers" in draft) || !isAnswers(draft.answers)) return undefined;
		return Date.now() - draft.at < AGE_MAX ? { at: draft.at, answers: draft.answers } : undefined;
	} catch {
		return undefined;
	}
}

/** The names of all drafts that this site keeps on the device, the newest first. */
function stored(place: Storage): string[] {
	return Object.keys(place)
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => ({ key, at: parse(place.getItem(key))?.at ?? 0 }))
		.sort((a, b) => b.at - a.at)
		.map(({ key }) => key);
}

/** The draft of that name; undefined for none, or one that is damaged or too old. */
export function readDraft(name: string): Draft | undefined {
	return parse(storage()?.getItem(PREFIX + name));
}

/** Keeps the answers under that name. Without room for them nothing is kept. */
export function writeDraft(name: string, answers: Draft["answers"]) {
	const place = storage();
	const text = JSON.stringify({ at: Date.now(), answers } satisfies Draft);
	if (!place || text.length > LENGTH_MAX) return;
	try {
		place.setItem(PREFIX + name, text);
		for (const key of stored(place).slice(COUNT_MAX)) place.removeItem(key);
	} catch {
		// The device has no room: the form itself still has the answers.
	}
}

/** Takes the draft of that name away. */
export function clearDraft(name: string) {
	storage()?.removeItem(PREFIX + name);
}

/** Takes every draft away, as when somebody signs out. */
export function clearDrafts() {
	const place = storage();
	if (place) for (const key of stored(place)) place.removeItem(key);
}
