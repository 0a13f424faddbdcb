/** Positions of the parts of a chart of counts, in percent of its plot. Pure functions. */

/** The most intervals between the lines of a scale. */
const INTERVALS = 4;

/** The smallest of 1, 2, 5, 10, 20, 50, … that is not less than `least`. */
function roundStep(least: number): number {
	const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))));
	return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? least;
}

/** A scale of round numbers from 0 up to at least the largest count, and at least up to 1. */
export function countScale(largest: number): { top: number; ticks: number[] } {
	const step = roundStep(largest / INTERVALS);
	const intervals = Math.max(1, Math.ceil(largest / step));
	const ticks = Array.from({ length: intervals + 1 }, (_, index) => index * step);
	return { top: intervals * step, ticks };
}

/** A count as a percentage of `whole`, from 0 to 100. */
export const share = (count: number, whole: number) =>
	whole > 0 ? Math.min(100, Math.max(0, (count / whole) * 100)) : 0;

/** The fraction of its slot that a column fills. */
const FILL = 0.72;
/** Maximum width of a column, in percent of the plot, so that a single column doesn't fill it. */
const WIDEST = 18;

/** Columns side by side, spread over the whole width of the plot. `x` is the left edge of each. */
export function columns(counts: readonly number[], top: number) {
	const slot = 100 / Math.max(1, counts.length);
	const width = Math.min(slot * FILL, WIDEST);
	return counts.map((count, index) => {
		const middle = slot * (index + 0.5);
		return { x: middle - width / 2, middle, width, height: share(count, top) };
	});
}

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
