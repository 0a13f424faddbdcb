/**
 * Forms that were typed but not saved: one whose session had ended, or one that was left by a
 * button beside it. The page of the form shows it again; nothing is ever done with it by itself.
 * They are held in memory only, bounded in bytes and in time.
 */
import { LRUCache } from "lru-cache";

/** UTF-16 units of all forms together; the ones that were used least recently go first. */
const LENGTH_MAX = 4 * 1024 * 1024;
/** UTF-16 units of one form: more than the largest form of the admin takes. */
const FORM_LENGTH_MAX = 512 * 1024;
/** Milliseconds that a form waits: as long as too many wrong passwords keep somebody out. */
const TIME_MAX = 60 * 60_000;

/** What stands in a form, by the names of its controls. */
export type UnsavedForm = Readonly<Record<string, string>>;

const forms = new LRUCache<string, UnsavedForm>({
	maxSize: LENGTH_MAX,
	maxEntrySize: FORM_LENGTH_MAX,
	ttl: TIME_MAX,
	perf: { now: () => Date.now() },
	ttlResolution: 0,
	sizeCalculation: (form, key) => JSON.stringify(form).length + key.length,
});

const keyOf = (owner: string, page: string) => `${owner} ${page}`;

/** Holds what was typed on a page by an owner; returns whether there was room for it. */
export function storeUnsavedForm(owner: string, page: string, form: UnsavedForm): boolean {
	forms.set(keyOf(owner, page), form);
	return forms.has(keyOf(owner, page));
}

/** What the owner typed on that page and didn't save. */
export const unsavedForm = (owner: string, page: string) => forms.get(keyOf(owner, page));

/** Takes it away, because it was saved or given up. */
export function forgetUnsavedForm(owner: string, page: string) {
	forms.delete(keyOf(owner, page));
}

/** Takes away everything of an owner, as when somebody signs out. */
export function forgetUnsavedForms(owner: string) {
	for (const key of [...forms.keys()]) {
		if (key.startsWith(`${owner} `)) forms.delete(key);
	}
}
