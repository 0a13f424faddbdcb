/** The people and dogs of the business (specification, sections 2 and 3). */
import { href } from "react-router";
import { publicSettings } from "#public-settings";
import type { DrawingName } from "./drawings.ts";

/** Keys of those that have a card on the pages of the others. */
export const memberKeys = ["trainer", "dog", "guests"] as const;
/** Keys of the pages about people and dogs. */
export const personKeys = ["team", ...memberKeys] as const;
export type PersonKey = (typeof personKeys)[number];

export interface AboutEntry {
	path: string;
	/** The drawing that the page shows unless another picture was chosen. */
	image: DrawingName;
	/** The pages between the home page and this one. */
	above: readonly PersonKey[];
}

/** Last part of the address of the dog's page on a fresh site. */
export const DOG_ADDRESS = "zeta";

/** The path of the dog's page, which contains the dog's name. */
export const dogPath = (dog = DOG_ADDRESS): string => href("/meet-the-trainer/:dog", { dog });

/** Every about page by its key. What they say is in content/documents/people.ts. */
export const about: Record<PersonKey, AboutEntry> = {
	team: {
		path: href("/meet-the-team"),
		image: "maren-with-puppy",
		above: [],
	},
	trainer: {
		path: href("/meet-the-trainer"),
		image: "trainer",
		above: ["team"],
	},
	dog: {
		get path() {
			return dogPath(publicSettings.dogAddress);
		},
		image: "zeta",
		above: ["team", "trainer"],
	},
	guests: {
		path: href("/meet-our-guests"),
		image: "play-clover",
		above: ["team"],
	},
};
