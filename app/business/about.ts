/** The people and dogs of the business (specification, sections 2 and 3). */
import { href } from "react-router";
import { publicSettings } from "#public-settings";
import type { DrawingName } from "./drawings.ts";
import { facts, promises } from "./facts.ts";

/** Keys of the pages about people and dogs. All but the team have a card, too. */
export const personKeys = ["team", "trainer", "zeta", "guests"] as const;
export type PersonKey = (typeof personKeys)[number];
export type MemberKey = Exclude<PersonKey, "team">;

export interface AboutEntry {
	key: PersonKey;
	/** The page's heading. */
	title: string;
	path: string;
	description: string;
	lead: string;
	body: readonly string[];
	image: DrawingName;
	caption: string;
	/** Members whose cards are shown at the end of the page. */
	members: readonly MemberKey[];
	membersTitle: string;
}

/** Last part of the address of the dog's page on a fresh site. */
export const DOG_ADDRESS = "zeta";

/** The path of the dog's page, which contains the dog's name. */
export const dogPath = (dog = DOG_ADDRESS): string => href("/meet-the-trainer/:dog", { dog });

/** The cards that link to the members' pages. */
export const cards: Record<MemberKey, { name: string; role: string }> = {
	trainer: {
		get name() {
			return facts.trainer;
		},
		role: "Trainer",
	},
	zeta: { name: "Zeta", role: "Supervisor" },
	guests: { name: "Our guests", role: "Staying a while" },
};

/** Every about page by its key. */
export const about: Record<PersonKey, AboutEntry> = {
	team: {
		key: "team",
		title: "Meet the Team",
		path: href("/meet-the-team"),
		get description() {
			return `Who works at ${facts.brand} in ${facts.place}: ${facts.trainer} trains, Zeta supervises, and guests come and go.`;
		},
		lead: "One trainer, one poodle, and anybody who is staying this month.",
		get body() {
			return [
				`${facts.brand} is small on purpose. ${facts.trainer} does the training, the feeding, the driving and the paperwork. Zeta does the supervising. There is also a cat, who has asked not to be named.`,
				"Small means that we sometimes say no. A puppy who has to wait its turn for a person learns from the other puppies meanwhile, and what they teach is mostly theft. So there are never more than a few in the house.",
				"Come and visit. Wear something that you can sit on the floor in.",
			];
		},
		image: "maren-with-puppy",
		get caption() {
			return `${facts.trainer}, and somebody who was supposed to be asleep.`;
		},
		members: ["trainer", "zeta", "guests"],
		membersTitle: "One at a time",
	},
	trainer: {
		key: "trainer",
		get title() {
			return `Meet ${facts.trainer}`;
		},
		path: href("/meet-the-trainer"),
		get description() {
			return `${facts.trainer} raises and trains puppies in her own house in ${facts.place}, and teaches the people who take them home.`;
		},
		lead: "Bitten so far by one goose and no dogs.",
		get body() {
			return [
				`${facts.trainer} began with other people’s lost causes: a hound who had eaten a screen door, a collie who herded buses. They taught her that most bad dogs are puppies whom nobody ever showed what to do instead.`,
				`So she went back to the beginning. In her house in ${facts.city} she raises a few puppies at a time and shows them what to do instead, hundreds of times a day and without raising her voice.`,
				`She is stubborn about three things. A lesson ends while the dog still wants another. Nobody learns on a full bladder. And half of the training is at the other end of the leash, which is why ${promises.ownerLessons} owner lessons come with every puppy.`,
				"She answers the telephone herself. If she doesn’t, there is a wet dog in the tub, and she’ll call you back.",
			];
		},
		image: "trainer",
		get caption() {
			return `${facts.trainer}. The lit window behind her is the kitchen.`;
		},
		members: ["zeta", "guests"],
		membersTitle: "The rest of the team",
	},
	zeta: {
		key: "zeta",
		title: "Zeta",
		get path() {
			return dogPath(publicSettings.dogAddress);
		},
		get description() {
			return `Zeta, a nine-year-old Standard Poodle, has helped to bring up every puppy in ${facts.trainer}’s house.`;
		},
		lead: "She was here first, and she has read the rules.",
		get body() {
			return [
				`Zeta is nine, a Standard Poodle the color of oatmeal, and has had a paw in the upbringing of every puppy in this house. ${facts.trainer} can teach a puppy to lie down. Zeta can make it want to.`,
				"Some lessons only a dog can give: how hard is too hard when you bite an ear, how long one may look at a cat, what to do about thunder (nothing). She does the right thing slowly, close by, until doing anything else feels silly. If that fails, she stands up. There has never been a third step.",
				"Her office is the bottom stair, where she can see both doors. Visitors are met, smelled and let through, in that order.",
			];
		},
		image: "zeta",
		caption: "On the ridge behind the house. The ridge is hers too.",
		members: ["trainer", "guests"],
		membersTitle: "The rest of the team",
	},
	guests: {
		key: "guests",
		title: "Meet Our Guests",
		path: href("/meet-our-guests"),
		get description() {
			return `The puppies and dogs who stay at ${facts.brand}: in training, on board and train, or boarding while their families are away.`;
		},
		lead: "Everyone who stays here leaves with better manners. Some leave with a family.",
		get body() {
			return [
				`Most nights every bed is taken. There are puppies in training, who stay about ${promises.trainingWeeks} weeks. There are other people’s dogs, here for board and train. And there are old students whose families have gone to the beach, who walk in as if they held the deed and show the new ones where the treats are.`,
				"They eat at the same hour and wait at the same door. The cat has the windowsill; nobody has ever contested the windowsill.",
			];
		},
		image: "play-clover",
		caption: "Recess, which is also on the schedule.",
		members: ["trainer", "zeta"],
		membersTitle: "Their hosts",
	},
};

/** The pages between the home page and each of these pages. */
export const above: Record<PersonKey, readonly PersonKey[]> = {
	team: [],
	trainer: ["team"],
	zeta: ["team", "trainer"],
	guests: ["team"],
};
