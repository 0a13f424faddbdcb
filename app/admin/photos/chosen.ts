import { readId } from "~/platform/ids.ts";

/** Prefix of a check box's name; the photo's id follows, because names must be unique in our forms. */
export const CHOSEN = "photo-";

export const chosenIn = (query: URLSearchParams): number[] =>
	[...query.keys()]
		.filter((name) => name.startsWith(CHOSEN))
		.flatMap((name) => readId(name.slice(CHOSEN.length)) ?? []);

/** The query that chooses one photo. */
export const choosing = (id: number) => `?${CHOSEN}${id}=on`;
