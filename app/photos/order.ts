/** The order of a puppy's photos. Places count from 0, which is the main photo. */

/** A copy of the list in which an item is at place `to`, or last if the list is shorter. */
export const withMoved = <T>(list: readonly T[], moved: T, to: number): T[] =>
	list.filter((item) => item !== moved).toSpliced(to, 0, moved);
