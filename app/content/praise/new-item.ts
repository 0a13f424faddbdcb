/** The initial values of an entry. */
import type { PraiseItem } from "./item.ts";

/** An entry of the sample whose texts are empty. */
export const emptySample: Omit<PraiseItem, "id" | "name" | "words"> = {
	place: "",
	shortWords: "",
	puppyName: "",
	breed: "",
	day: "",
	stars: 5,
	recommends: true,
	keywords: [],
	agreed: true,
	hidden: false,
	onHome: false,
	sample: true,
	deletedAt: null,
};

/** The default values of a new entry: it isn't a sample, and nobody has agreed to it yet. */
export const newItem = { ...emptySample, agreed: false, sample: false } as const;
