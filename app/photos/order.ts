/** The order of a puppy's photos. Places count from 0, which is the main photo. */

/** A copy of the list in which the moved items follow each other from place `to`, in their former order. */
export function withMoved<T>(list: readonly T[], moved: readonly T[], to: number): T[] {
	const others = list.filter((item) => !moved.includes(item));
	const place = Math.min(Math.max(0, to), others.length);
	return [
		...others.slice(0, place),
		...list.filter((item) => moved.includes(item)),
		...others.slice(place),
	];
}
