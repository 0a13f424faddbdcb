/** Changes to the entries of a list, each of which is a change of its document's draft. */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { changeDraft, fingerprint } from "../changes.server.ts";
import type { DocumentState } from "../document.ts";
import { documentState } from "../drafts.server.ts";
import {
	changeByButton,
	type ItemButton,
	isFull,
	withoutOldTrash,
	withoutSamples,
} from "./changes.ts";
import { praiseDocuments } from "./documents.ts";
import type { PraiseItem, PraiseKind, PraiseList } from "./item.ts";
import { newItem } from "./new-item.ts";
import { withSampleWords } from "./samples.ts";

/**
 * The outcome of a change: "gone" where its entry is not there any more, "full" where the list is.
 */
export type Outcome = "saved" | "gone" | "full";

type Items = readonly PraiseItem[];

/** The list as the admin shows it, the draft before what visitors read. */
export async function praiseState(kind: PraiseKind): Promise<DocumentState<PraiseList>> {
	const state = await documentState(praiseDocuments[kind]);
	return { ...state, value: { items: withSampleWords(kind, state.value.items) } };
}

/** Changes the entries of the newest draft. */
async function change(
	kind: PraiseKind,
	actor: Actor,
	next: (items: Items) => PraiseItem[] | Outcome,
): Promise<Outcome> {
	let outcome: Outcome = "saved";
	await changeDraft({ document: praiseDocuments[kind], actor }, (value) => {
		const items = next(withSampleWords(kind, withoutOldTrash(value.items, new Date())));
		if (typeof items !== "string") return { items };
		outcome = items;
		return undefined;
	});
	return outcome;
}

/**
 * Adds an entry as the first of its list. Its id is made of the key of the form and of what it says, so
 * that the same form sent twice adds it once, and the same key with other words adds another one.
 */
export function addPraise(
	kind: PraiseKind,
	answers: Partial<PraiseItem>,
	{ key, actor }: { key: string; actor: Actor },
): Promise<Outcome> {
	const newPraise: PraiseItem = { ...newItem, name: "", words: "", ...answers, id: key };
	const item = { ...newPraise, id: fingerprint([key, newPraise]) };
	return change(kind, actor, (items) => {
		if (items.some(({ id }) => id === item.id)) return "saved";
		return isFull(items) ? "full" : [item, ...items];
	});
}

/** An entry as its form shows it, perhaps one in the trash; undefined where it is not there any more. */
export const praiseItem = (kind: PraiseKind, { items }: PraiseList, id: string) =>
	withSampleWords(kind, items).find((item) => item.id === id);

/** The list with an entry as it is written now, which is no sample any more, and in no trash. */
export const withPraise = (
	kind: PraiseKind,
	{ items }: PraiseList,
	{ id, answers }: { id: string; answers: Partial<PraiseItem> },
): PraiseList => ({
	items: withSampleWords(kind, items).map((item) =>
		item.id === id ? { ...item, ...answers, sample: false, deletedAt: null } : item,
	),
});

/** Does what a button of an entry asks for. */
export const changePraiseByButton = (
	kind: PraiseKind,
	button: ItemButton,
	{ id, actor }: { id: string; actor: Actor },
): Promise<Outcome> =>
	change(kind, actor, (items) => {
		const item = items.find((each) => each.id === id);
		if (!item) return "gone";
		if (button === "restore" && item.deletedAt && isFull(items)) return "full";
		return changeByButton(items, button, id, new Date());
	});

/** Moves what is left of the sample into the list's trash. */
export const trashSamples = (kind: PraiseKind, actor: Actor): Promise<Outcome> =>
	change(kind, actor, (items) => withoutSamples(items, new Date()));
