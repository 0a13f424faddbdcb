/** What an entry of praise begins with. */
import type { PraiseItem } from "./item.ts";

/** A sample of which nothing is said. */
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

/** What an entry is made of where nothing else was said: no sample, and nobody has agreed yet. */
export const newItem = { ...emptySample, agreed: false, sample: false } as const;
