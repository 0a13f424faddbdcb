/** Moves within the order of a puppy's photos. Positions count from 0, which is the main photo. */

const positions = {
	main: () => 0,
	earlier: (at: number) => Math.max(0, at - 1),
	later: (at: number, count: number) => Math.min(count - 1, at + 1),
	last: (_: number, count: number) => count - 1,
};

/** A step to another position, or the target position. */
export type PhotoMove = keyof typeof positions | number;

/** Whether a value names a step. */
export const isPhotoStep = (value: string): value is keyof typeof positions =>
	Object.hasOwn(positions, value);

/** The new position of the photo at `at`, one of `count`. A target past the end means the end. */
export function positionAfter(move: PhotoMove, at: number, count: number): number {
	if (typeof move !== "number") return positions[move](at, count);
	return Math.min(Math.max(0, move), count - 1);
}

/** A copy of the list with the item at `at` moved to `to`. */
export function withMoved<T>(list: readonly T[], at: number, to: number): T[] {
	const others = list.filter((_, index) => index !== at);
	return [...others.slice(0, to), ...list.slice(at, at + 1), ...others.slice(to)];
}
