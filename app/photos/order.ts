/** Moving a photo among the photos of its puppy; positions count from 0, the main photo's. */

const positions = {
	main: () => 0,
	earlier: (at: number) => Math.max(0, at - 1),
	later: (at: number, count: number) => Math.min(count - 1, at + 1),
	last: (_: number, count: number) => count - 1,
};

/** A step to another position, or the position itself. */
export type PhotoMove = keyof typeof positions | number;

/** Whether a value names a step. */
export const isPhotoStep = (value: string): value is keyof typeof positions =>
	Object.hasOwn(positions, value);

/** The position of a photo at `at` among `count` after a move; past the end is the end. */
export function positionAfter(move: PhotoMove, at: number, count: number): number {
	if (typeof move !== "number") return positions[move](at, count);
	return Math.min(Math.max(0, move), count - 1);
}

/** The same list with what is at `at` put at `to`. */
export function withMoved<T>(list: readonly T[], at: number, to: number): T[] {
	const others = list.filter((_, index) => index !== at);
	return [...others.slice(0, to), ...list.slice(at, at + 1), ...others.slice(to)];
}
