/** The pages about the people and dogs of the business (specification, sections 2 and 3). */
import { href } from "react-router";
import { about, DOG_ADDRESS, dogPath, type PersonKey, personKeys } from "~/business/about.ts";
import { formerAddresses } from "../address.ts";
import { declared } from "../declared.ts";
import { earlierAddresses, pageAddress } from "../fields/addresses.ts";
import { box, group, line, paragraphs, picture, text, type ValuesOf } from "../fields/field.ts";

type Texts = "title" | "lead" | "caption" | "membersTitle" | "description";
type Sample = Readonly<Record<Texts, string>> & { readonly body: readonly string[] };

/** What every page has. Values that can change are placeholders in braces (business/placeholders.ts). */
const page = (
	key: PersonKey,
	{ title, lead, body, caption, membersTitle, description }: Sample,
) => ({
	isHidden: box(
		"Hide this page",
		false,
		"It then disappears from the navigation, the cards on the other pages and the sitemap.",
	),
	title: line("Heading", title, { max: 80 }),
	lead: text("Line under the heading", lead, { max: 300 }),
	body: paragraphs("Text", body, { isRequired: true }),
	picture: picture("Picture", {
		blank: "No picture",
		sample: { drawing: about[key].image },
	}),
	caption: line("Text under the picture", caption, { max: 200, isRequired: false }),
	membersTitle: line("Heading over the others’ cards", membersTitle, {
		max: 80,
		isRequired: false,
	}),
	description: text("For search engines", description, {
		max: 300,
		help: "What search results show under the heading. If you leave it empty, they show how the text begins.",
	}),
});

const card = (name: string, role: string) => ({
	name: line("Name on the card", name, { max: 60 }),
	role: line("Role on the card", role, { max: 60, isRequired: false }),
});

const fields = {
	team: group(
		"The team",
		page("team", {
			title: "Meet the Team",
			lead: "One trainer, one poodle, and anybody who is staying this month.",
			body: [
				"{brand} is small on purpose. {trainer} does the training, the feeding, the driving and the paperwork. Zeta does the supervising. There is also a cat, who has asked not to be named.",
				"Small means that we sometimes say no. A puppy who has to wait its turn for a person learns from the other puppies meanwhile, and what they teach is mostly theft. So there are never more than a few in the house.",
				"Come and visit. Wear something that you can sit on the floor in.",
			],
			caption: "{trainer}, and somebody who was supposed to be asleep.",
			membersTitle: "One at a time",
			description:
				"Who works at {brand} in {place}: {trainer} trains, Zeta supervises, and guests come and go.",
		}),
	),
	trainer: group("The trainer", {
		...page("trainer", {
			title: "Meet {trainer}",
			lead: "Bitten so far by one goose and no dogs.",
			body: [
				"{trainer} began with other people’s lost causes: a hound who had eaten a screen door, a collie who herded buses. They taught her that most bad dogs are puppies whom nobody ever showed what to do instead.",
				"So she went back to the beginning. In her house in {city} she raises a few puppies at a time and shows them what to do instead, hundreds of times a day and without raising her voice.",
				"She is stubborn about three things. A lesson ends while the dog still wants another. Nobody learns on a full bladder. And half of the training is at the other end of the leash, which is why {lessons} owner lessons come with every puppy.",
				"She answers the telephone herself. If she doesn’t, there is a wet dog in the tub, and she’ll call you back.",
			],
			caption: "{trainer}. The lit window behind her is the kitchen.",
			membersTitle: "The rest of the team",
			description:
				"{trainer} raises and trains puppies in her own house in {place}, and teaches the people who take them home.",
		}),
		...card("{trainer}", "Trainer"),
	}),
	zeta: group("The trainer’s dog", {
		...page("zeta", {
			title: "Zeta",
			lead: "She was here first, and she has read the rules.",
			body: [
				"Zeta is nine, a Standard Poodle the color of oatmeal, and has had a paw in the upbringing of every puppy in this house. {trainer} can teach a puppy to lie down. Zeta can make it want to.",
				"Some lessons only a dog can give: how hard is too hard when you bite an ear, how long one may look at a cat, what to do about thunder (nothing). She does the right thing slowly, close by, until doing anything else feels silly. If that fails, she stands up. There has never been a third step.",
				"Her office is the bottom stair, where she can see both doors. Visitors are met, smelled and let through, in that order.",
			],
			caption: "On the ridge behind the house. The ridge is hers too.",
			membersTitle: "The rest of the team",
			description:
				"Zeta, a nine-year-old Standard Poodle, has helped to bring up every puppy in {trainer}’s house.",
		}),
		...card("Zeta", "Supervisor"),
		address: pageAddress("Address", DOG_ADDRESS, {
			example: "our-dog",
			help: "The part after /meet-the-trainer/. The old address will lead to the new one.",
		}),
		formerAddresses: earlierAddresses(),
	}),
	guests: group("The guests", {
		...page("guests", {
			title: "Meet Our Guests",
			lead: "Everyone who stays here leaves with better manners. Some leave with a family.",
			body: [
				"Most nights every bed is taken. There are puppies in training, who stay about {weeks} weeks. There are other people’s dogs, here for board and train. And there are old students whose families have gone to the beach, who walk in as if they held the deed and show the new ones where the treats are.",
				"They eat at the same hour and wait at the same door. The cat has the windowsill; nobody has ever contested the windowsill.",
			],
			caption: "Recess, which is also on the schedule.",
			membersTitle: "Their hosts",
			description:
				"The puppies and dogs who stay at {brand}: in training, on board and train, or boarding while their families are away.",
		}),
		...card("Our guests", "Staying a while"),
	}),
};

export type People = ValuesOf<typeof fields>;

export const peopleDocument = declared({
	key: "people",
	label: "People",
	note: "The pages about the team, the trainer, the dog and the guests, and the cards that lead to them.",
	path: href("/meet-the-team"),
	fields,
	/** Adds the addresses at which visitors know the dog's page, so that they keep leading to it. */
	withAddresses: (people, published) => ({
		...people,
		zeta: {
			...people.zeta,
			formerAddresses: formerAddresses(addressesOf(people), addressesOf(published)),
		},
	}),
});

const addressesOf = ({ zeta }: People) => ({ now: zeta.address, former: zeta.formerAddresses });

/** The address of the dog's page that visitors know; undefined if it is that of a fresh site. */
export const dogAddress = (people: People | undefined): string | undefined =>
	people?.zeta.address === DOG_ADDRESS ? undefined : people?.zeta.address;

/** The paths of the hidden pages. The former addresses of the dog's page lead to it, so they are hidden too. */
export function hiddenPaths(people: People | undefined): string[] {
	if (!people) return [];
	return personKeys
		.filter((key) => people[key].isHidden)
		.flatMap((key) =>
			key === "zeta"
				? [people.zeta.address, ...people.zeta.formerAddresses].map(dogPath)
				: [about[key].path],
		);
}

/** Whether the dog's page is at an address now, was there before, or never was. */
export function dogAt(people: People | undefined, address: string): "now" | "before" | undefined {
	const { now, former } = addressesOf(people ?? peopleDocument.defaults());
	if (address === now) return "now";
	// On every site, visitors could see the page at its first address, whether or not that is stored.
	return former.includes(address) || address === DOG_ADDRESS ? "before" : undefined;
}
