/** The alternative text of a photo for which the trainer has written none. */

interface Named {
	name: string;
	breed: string;
}

/** "Waffles, Golden Retriever", for the single photo of a card. */
export const puppyText = ({ name, breed }: Named): string =>
	[name, breed].filter(Boolean).join(", ");

/** "Waffles, Golden Retriever, photo 1 of 5"; `index` counts from 0. */
export const photoText = (puppy: Named, index: number, count: number): string =>
	`${puppyText(puppy)}, photo ${index + 1} of ${count}`;
