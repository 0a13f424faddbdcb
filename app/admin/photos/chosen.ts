import { readId } from "~/platform/ids.ts";

/** Prefix of a check box's name; the photo's id follows, because names must be unique in our forms. */
export const CHOSEN = "photo-";

/** The ids of the chosen photos. */
export const chosenIn = (form: FormData | URLSearchParams): number[] =>
	[...form.keys()]
		.filter((name) => name.startsWith(CHOSEN))
		.flatMap((name) => readId(name.slice(CHOSEN.length)) ?? []);

/** What a place in the order of a puppy's photos is called; places count from 0. */
export const placeName = (place: number) =>
	place === 0 ? "Place 1 (main photo)" : `Place ${place + 1}`;

/** The query that chooses one photo. */
export const choosing = (id: number) => `?${CHOSEN}${id}=on`;
