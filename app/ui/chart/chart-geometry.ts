/** Where the parts of a chart of counts stand, in percent of its plot. Pure. */

/** Intervals between the lines of a scale at most. */
const INTERVALS = 4;

/** The smallest of 1, 2, 5, 10, 20, 50, … that is not less. */
function roundStep(least: number): number {
	const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))));
	return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? least;
}

/** Round numbers from 0 up to what holds the largest count; at least up to 1. */
export function countScale(largest: number): { top: number; ticks: number[] } {
	const step = roundStep(largest / INTERVALS);
	const intervals = Math.max(1, Math.ceil(largest / step));
	const ticks = Array.from({ length: intervals + 1 }, (_, index) => index * step);
	return { top: intervals * step, ticks };
}

/** How much of `whole` a count is, in percent from 0 to 100. */
export const share = (count: number, whole: number) =>
	whole > 0 ? Math.min(100, Math.max(0, (count / whole) * 100)) : 0;

/** Part of its slot that a column takes. */
const FILL = 0.72;
/** The widest column, in percent of the plot: one alone is no wall. */
const WIDEST = 18;

export interface Column {
	/** Left edge, middle and width. */
	x: number;
	middle: number;
	width: number;
	height: number;
}

/** Columns side by side, as wide as the plot together. */
export function columns(counts: readonly number[], top: number): Column[] {
	const slot = 100 / Math.max(1, counts.length);
	const width = Math.min(slot * FILL, WIDEST);
	return counts.map((count, index) => {
		const middle = slot * (index + 0.5);
		return { x: middle - width / 2, middle, width, height: share(count, top) };
	});
}

/** Index of the largest count, the last one of several; -1 where every count is 0. */
export function peak(counts: readonly number[]): number {
	const largest = Math.max(0, ...counts);
	return largest > 0 ? counts.lastIndexOf(largest) : -1;
}

export interface Counted {
	label: string;
	count: number;
}

/** The first `limit` at most; the others are one at the end, called `rest`. */
export function withRest(list: readonly Counted[], limit: number, rest: string): Counted[] {
	if (list.length <= limit) return [...list];
	const others = list.slice(limit - 1);
	const count = others.reduce((sum, other) => sum + other.count, 0);
	return [...list.slice(0, limit - 1), { label: `${rest} (${others.length})`, count }];
}
