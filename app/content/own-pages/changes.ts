/** What the admin's buttons do with a list. The functions return a new list and leave the given one alone. */

interface Item {
	id: string;
}

/**
 * The list with one item moved one place up or down past the next item that `counts`. At either end, the
 * order stays the same.
 */
export function moved<T extends Item>(
	items: readonly T[],
	id: string,
	way: "up" | "down",
	counts: (item: T) => boolean = () => true,
): T[] {
	const list = [...items];
	const from = list.findIndex((item) => item.id === id);
	const step = way === "up" ? -1 : 1;
	let to = from + step;
	// Skip the items that don't count.
	for (let other = list[to]; other && !counts(other); other = list[to]) to += step;
	const [own, other] = [list[from], list[to]];
	if (!own || !other) return list;
	list.splice(from, 1);
	list.splice(to, 0, own);
	return list;
}

/** The list with one item changed. */
export const changed = <T extends Item>(items: readonly T[], id: string, change: (item: T) => T) =>
	items.map((item) => (item.id === id ? change(item) : item));
