/** Changes to the entries of a list. Each one changes the draft of the list's document. */
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

/** The outcome of a change: "gone" if its entry is no longer there, "full" if the list has no room. */
export type Outcome = "saved" | "gone" | "full";

type Items = readonly PraiseItem[];

/** The list as the admin shows it: the draft or, if there is none, the published list. */
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
 * Adds an entry at the top of its list. Its id is derived from the form's key and the answers, so that the
 * same form sent twice adds it once, and the same key with other answers adds another entry.
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

/** An entry as its form shows it, even if it is in the trash; undefined if it is no longer there. */
export const praiseItem = (kind: PraiseKind, { items }: PraiseList, id: string) =>
	withSampleWords(kind, items).find((item) => item.id === id);

/** The list with an entry rewritten. The entry is then no longer a sample, and not in the trash. */
export const withPraise = (
	kind: PraiseKind,
	{ items }: PraiseList,
	{ id, answers }: { id: string; answers: Partial<PraiseItem> },
): PraiseList => ({
	items: withSampleWords(kind, items).map((item) =>
		item.id === id ? { ...item, ...answers, sample: false, deletedAt: null } : item,
	),
});

/** Does what an entry's button stands for. */
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

/** Moves what is left of the sample to the list's trash. */
export const trashSamples = (kind: PraiseKind, actor: Actor): Promise<Outcome> =>
	change(kind, actor, (items) => withoutSamples(items, new Date()));
