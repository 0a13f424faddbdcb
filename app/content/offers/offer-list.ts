/** What the buttons of a list do with its items: reorder, hide, show, delete and restore them. */
import { MS_PER_DAY } from "~/business/days.ts";
import type { OfferState } from "~/business/program.ts";

/** How many days a deleted item can be restored. */
export const TRASH_DAYS = 30;

/** The buttons of an item. */
export const offerButtons = ["up", "down", "hide", "show", "delete", "restore"] as const;
export type OfferButton = (typeof offerButtons)[number];

export const isDeleted = ({ deletedAt }: OfferState) => Boolean(deletedAt);

/** An item without its deletion date, as it is outside the trash. */
export function takenBack<Item extends { deletedAt?: string }>({ deletedAt: _, ...item }: Item) {
	return item;
}

/** Items that are not in the trash. */
export const undeleted = <Item extends OfferState>(items: readonly Item[]): Item[] =>
	items.filter((item) => !isDeleted(item));

/** The items without those whose time in the trash is over. */
export function withoutOldTrash<Item extends OfferState>(
	items: readonly Item[],
	now: Date,
): Item[] {
	const oldest = new Date(now.getTime() - TRASH_DAYS * MS_PER_DAY).toISOString();
	return items.filter(({ deletedAt }) => !deletedAt || deletedAt > oldest);
}

/** Moves an item one place up or down among those that are not deleted. At either end, nothing changes. */
function moved<Item extends OfferState>(items: readonly Item[], item: Item, step: -1 | 1): Item[] {
	const order = undeleted(items);
	const other = order[order.indexOf(item) + step];
	if (!other || isDeleted(item)) return [...items];
	return items.map((one) => {
		if (one === item) return other;
		return one === other ? item : one;
	});
}

/** The list after a button was pressed; undefined if the item is no longer there. */
export function afterButton<Item extends OfferState>(
	items: readonly Item[],
	button: OfferButton,
	isMeant: (item: Item) => boolean,
	now: Date,
): Item[] | undefined {
	const item = items.find(isMeant);
	if (!item) return undefined;
	if (button === "up") return moved(items, item, -1);
	if (button === "down") return moved(items, item, 1);
	const changes: Record<Exclude<OfferButton, "up" | "down">, Partial<OfferState>> = {
		hide: { isShown: false },
		show: { isShown: true },
		delete: { deletedAt: now.toISOString() },
		restore: { deletedAt: undefined },
	};
	return items.map((one) => (one === item ? { ...one, ...changes[button] } : one));
}
