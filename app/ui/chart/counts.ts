/** What charts of counts show. Pure functions. */

/** A count as a share of `whole`, as a width or height in CSS: from "0%" to "100%". */
export const share = (count: number, whole: number) =>
	`${whole > 0 ? Math.min(100, Math.max(0, Math.round((count / whole) * 1_000) / 10)) : 0}%`;

/** Index of the largest count, or of the last of several; -1 if every count is 0. */
export function peak(counts: readonly number[]): number {
	const largest = Math.max(0, ...counts);
	return largest > 0 ? counts.lastIndexOf(largest) : -1;
}

export interface Counted {
	label: string;
	count: number;
	/** How much of the count belongs to the darker part of its bar. */
	part?: number;
}

/** At most `limit` entries: those that don't fit are combined into a last one, labeled `rest`. */
export function withRest(list: readonly Counted[], limit: number, rest: string): Counted[] {
	if (list.length <= limit) return [...list];
	const others = list.slice(limit - 1);
	const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);
	const count = sum(others.map((other) => other.count));
	const parts = others.flatMap(({ part }) => part ?? []);
	const combined = { label: `${rest} (${others.length})`, count };
	return [
		...list.slice(0, limit - 1),
		parts.length > 0 ? { ...combined, part: sum(parts) } : combined,
	];
}
