export interface Rating {
	/** Rounded down to tenths of a star, so that it never exceeds the actual average. */
	average: number;
	count: number;
}

/** The average of the reviews, and how many there are; undefined if there are none. */
export function ratingOf(reviews: readonly { stars: number }[]): Rating | undefined {
	if (reviews.length === 0) return undefined;
	const sum = reviews.reduce((total, { stars }) => total + stars, 0);
	return { average: Math.floor((sum * 10) / reviews.length) / 10, count: reviews.length };
}

/** "4.5 out of 5 stars on average, from 2 reviews". */
export const ratingInWords = ({ average, count }: Rating) =>
	count === 1
		? `${average} out of 5 stars, from 1 review`
		: `${average} out of 5 stars on average, from ${count} reviews`;
