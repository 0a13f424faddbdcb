/** The changes to the entries of a list. Each function returns the entries after a change. */
import { MS_PER_DAY } from "~/business/days.ts";
import { ITEMS_MAX, type PraiseItem, TRASH_DAYS, TRASH_MAX } from "./item.ts";

type Items = readonly PraiseItem[];

/** The entries without those whose time in the trash is over, or for which the trash has no room. */
export function withoutOldTrash(items: Items, now: Date): PraiseItem[] {
	const oldest = new Date(now.getTime() - TRASH_DAYS * MS_PER_DAY).toISOString();
	const deletions = items.flatMap(({ deletedAt }) => deletedAt ?? []).toSorted();
	const newest = new Set(deletions.filter((moment) => moment > oldest).slice(-TRASH_MAX));
	return items.filter(({ deletedAt }) => deletedAt === null || newest.has(deletedAt));
}

/** Entries that are not in the trash. */
export const undeleted = (items: Items): PraiseItem[] =>
	items.filter(({ deletedAt }) => deletedAt === null);

/** Whether the list has no room for another entry. */
export const isFull = (items: Items) => undeleted(items).length >= ITEMS_MAX;

const changed = (items: Items, id: string, change: Partial<PraiseItem>): PraiseItem[] =>
	items.map((item) => (item.id === id ? { ...item, ...change } : item));

/** Moves an entry one place up or down among those that are not deleted. At either end, nothing changes. */
export function moved(items: Items, id: string, step: -1 | 1): PraiseItem[] {
	const order = undeleted(items);
	const from = order.findIndex((item) => item.id === id);
	const [own, other] = [order[from], order[from + step]];
	if (!(own && other)) return [...items];
	return items.map((item) => {
		if (item.id === own.id) return other;
		return item.id === other.id ? own : item;
	});
}

/** Moves every entry of the sample that was never rewritten to the trash. */
export const withoutSamples = (items: Items, now: Date): PraiseItem[] =>
	items.map((item) =>
		item.sample && item.deletedAt === null ? { ...item, deletedAt: now.toISOString() } : item,
	);

/** The buttons of an entry. */
export const itemButtons = [
	"up",
	"down",
	"hide",
	"show",
	"home",
	"not-home",
	"delete",
	"restore",
] as const;
export type ItemButton = (typeof itemButtons)[number];

/** The entries after a button was pressed. */
export function changeByButton(
	items: Items,
	button: ItemButton,
	id: string,
	now: Date,
): PraiseItem[] {
	switch (button) {
		case "up":
			return moved(items, id, -1);
		case "down":
			return moved(items, id, 1);
		case "hide":
			return changed(items, id, { hidden: true });
		case "show":
			return changed(items, id, { hidden: false });
		case "home":
			return changed(items, id, { onHome: true });
		case "not-home":
			return changed(items, id, { onHome: false });
		case "delete":
			return changed(items, id, { deletedAt: now.toISOString() });
		case "restore":
			return changed(items, id, { deletedAt: null });
	}
}
