/** Changes to the entries of a list, each of which is a change of its document's draft. */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { changeDraft, fingerprint } from "../changes.server.ts";
import type { DocumentState } from "../document.ts";
import { documentState } from "../drafts.server.ts";
import { type ItemButton, pressed, undeleted, withoutOldTrash, withoutSamples } from "./changes.ts";
import { praiseDocuments } from "./documents.ts";
import { ITEMS_MAX, type PraiseItem, type PraiseKind, type PraiseList } from "./item.ts";
import { newItem, withSampleWords } from "./samples.ts";

/**
 * What became of a change: "gone" where its entry is not there any more, "changed" where somebody else
 * rewrote it, "full" where the list has no room.
 */
export type Outcome = "saved" | "gone" | "changed" | "full";

type Items = readonly PraiseItem[];

/** The list as the admin shows it, the draft before what visitors read. */
export async function praiseState(kind: PraiseKind): Promise<DocumentState<PraiseList>> {
	const state = await documentState(praiseDocuments[kind]);
	return { ...state, value: { items: withSampleWords(kind, state.value.items) } };
}

/** Changes the entries of the newest draft. */
async function change(
	kind: PraiseKind,
	by: Actor,
	next: (items: Items) => PraiseItem[] | Outcome,
): Promise<Outcome> {
	let outcome: Outcome = "saved";
	await changeDraft({ document: praiseDocuments[kind], by }, (value) => {
		const items = next(withSampleWords(kind, withoutOldTrash(value.items, new Date())));
		if (typeof items !== "string") return { items };
		outcome = items;
		return undefined;
	});
	return outcome;
}

/** What a form says of an entry; whether it is hidden or deleted, its buttons say. */
export const writtenOf = ({ hidden: _, deletedAt: _d, ...written }: PraiseItem) => written;

/** What a form is made from: another one where somebody rewrote the entry since. */
export const printOf = (item: PraiseItem): string => fingerprint(writtenOf(item));

const isFull = (items: Items) => undeleted(items).length >= ITEMS_MAX;

/**
 * Adds an entry as the first of its list. Its id is made of the key of the form and of what it says, so
 * that the same form sent twice adds it once, and the same key with other words adds another one.
 */
export function addPraise(
	kind: PraiseKind,
	answers: Partial<PraiseItem>,
	{ key, by }: { key: string; by: Actor },
): Promise<Outcome> {
	const said: PraiseItem = { ...newItem, name: "", words: "", ...answers, id: key };
	const item = { ...said, id: fingerprint([key, said]) };
	return change(kind, by, (items) => {
		if (items.some(({ id }) => id === item.id)) return "saved";
		return isFull(items) ? "full" : [item, ...items];
	});
}

/** Rewrites an entry, which is then no sample any more. */
export const rewritePraise = (
	kind: PraiseKind,
	answers: Partial<PraiseItem>,
	{ id, print, by }: { id: string; print: string; by: Actor },
): Promise<Outcome> =>
	change(kind, by, (items) => {
		const item = items.find((one) => one.id === id);
		if (!item || item.deletedAt !== null) return "gone";
		const after = { ...item, ...answers, sample: false };
		if (printOf(item) !== print && printOf(item) !== printOf(after)) return "changed";
		return items.map((one) => (one.id === id ? after : one));
	});

/** Does what a button of an entry asks for. */
export const pressPraise = (
	kind: PraiseKind,
	button: ItemButton,
	{ id, by }: { id: string; by: Actor },
): Promise<Outcome> =>
	change(kind, by, (items) => {
		if (items.every((item) => item.id !== id)) return "gone";
		if (button === "restore" && isFull(items)) return "full";
		return pressed(items, button, id, new Date());
	});

/** Moves what is left of the sample into the list's trash. */
export const trashSamples = (kind: PraiseKind, by: Actor): Promise<Outcome> =>
	change(kind, by, (items) => withoutSamples(items, new Date()));
