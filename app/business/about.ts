/** The people and dogs of the business (specification, sections 2 and 3). */
import { href } from "react-router";
import { publicSettings } from "#public-settings";
import type { DrawingName } from "./drawings.ts";

/** Keys of the pages about people and dogs. All but the team have a card, too. */
export const personKeys = ["team", "trainer", "dog", "guests"] as const;
export type PersonKey = (typeof personKeys)[number];
export type MemberKey = Exclude<PersonKey, "team">;

export interface AboutEntry {
	path: string;
	/** The drawing that the page shows unless another picture was chosen. */
	image: DrawingName;
	/** The pages between the home page and this one. */
	above: readonly PersonKey[];
	/** Members whose cards are shown at the end of the page. */
	members: readonly MemberKey[];
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
		members: ["trainer", "dog", "guests"],
	},
	trainer: {
		path: href("/meet-the-trainer"),
		image: "trainer",
		above: ["team"],
		members: ["dog", "guests"],
	},
	dog: {
		get path() {
			return dogPath(publicSettings.dogAddress);
		},
		image: "zeta",
		above: ["team", "trainer"],
		members: ["trainer", "guests"],
	},
	guests: {
		path: href("/meet-our-guests"),
		image: "play-clover",
		above: ["team"],
		members: ["trainer", "dog"],
	},
};
