/** The pages about the people and dogs of the business (specification, sections 2 and 3). */
import { href } from "react-router";
import { about, DOG_ADDRESS, dogPath, type PersonKey, personKeys } from "~/business/about.ts";
import { facts } from "~/business/facts.ts";
import { formerAddresses } from "../address.ts";
import { declared } from "../declared.ts";
import { earlierAddresses, pageAddress } from "../fields/addresses.ts";
import { box, group, picture, sampleOf, type ValuesOf } from "../fields/field.ts";
import { webAddress } from "../fields/kinds.ts";
import { line, paragraphs, text } from "../fields/texts.ts";

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
	membersTitle: line("Heading over the others’ cards", membersTitle, { max: 80 }),
	description: text("For search engines", description, {
		max: 300,
		help: "What search results show under the heading. If you leave it empty, they show how the text begins.",
	}),
});

const card = (name: string, role: string) => ({
	name: line("Name on the card", name, { max: 60 }),
	role: line("Role on the card", role, { max: 60, isRequired: false }),
});

const credential = (label: string, sample: string) =>
	line(label, sample, { max: 120, isRequired: false });

/** What can be checked about the trainer. The page shows each with its label, and leaves out what is empty. */
const credentials = {
	since: credential("Training dogs since", "2011"),
	dogs: credential("Dogs trained", "More than 300"),
	certification: credential(
		"Certification",
		"Certified Professional Dog Trainer, No. 11-0482 ({trainer} Ashby)",
	),
	license: credential("License", "NC boarding kennel license 20418"),
	insurance: credential("Insurance", "General liability, $1 million"),
	veterinarian: credential("Our veterinarian", "Laurel Ridge Animal Hospital, {city}"),
	memberships: credential("Memberships", "Blue Ridge Guild of Dog Trainers"),
};

const fields = {
	team: group(
		"The team",
		page("team", {
			title: "Meet the Team",
			lead: "One trainer, one poodle, and the dogs who are staying with us.",
			body: [
				"{brand} is small on purpose. {trainer} does the training, the feeding, the driving and the paperwork. Zeta, her Standard Poodle, helps to bring up the puppies. A neighbor who has worked with us for years stays in the house on delivery weekends. There is also a cat.",
				"Small also means that we sometimes say no. Every puppy needs hours of a person’s time each day, so there are never more than a few in the house.",
				"You are welcome to visit, by appointment. Wear clothes that you can sit on the floor in.",
			],
			caption: "{trainer} with Juniper.",
			membersTitle: "Meet each of us",
			description:
				"Who is who at {brand} in {place}: {trainer}, the trainer, her poodle Zeta, and the dogs who stay with them.",
		}),
	),
	trainer: group("The trainer", {
		...page("trainer", {
			title: "Meet {trainer}",
			lead: "She raises, trains and delivers every puppy herself.",
			body: [
				"{trainer} Ashby began with difficult dogs: a hound who had eaten a screen door, a collie who herded buses. They taught her that most of them had never been shown what to do instead.",
				"So she decided to begin earlier. In her house in {city} she raises a few puppies at a time and teaches them from their first week with her, with food and praise and without raising her voice.",
				"She keeps to three rules. A lesson ends while the dog still wants another. A puppy goes outside before it is asked to learn. And the owner learns as much as the dog, which is why {lessons} owner lessons come with every puppy.",
				"She answers the phone herself. If she can’t pick up because she is in a lesson, she calls you back the same day.",
			],
			caption: "{trainer}, in front of the house in {city}.",
			membersTitle: "The rest of the team",
			description:
				"{trainer} raises and trains puppies in her own house in {place}, and teaches the people who take them home.",
		}),
		...card("{trainer}", "Trainer"),
		credentials: group(
			"Facts about you",
			{
				...credentials,
				certificationLink: webAddress("Link to the certification", "", {
					help: "The page where families can look it up.",
				}),
			},
			"Families check these before they send money. What is empty is not shown.",
		),
	}),
	dog: group("The trainer’s dog", {
		...page("dog", {
			title: "Zeta",
			lead: "{trainer}’s own dog, and the oldest in the house.",
			body: [
				"Zeta is nine, a Standard Poodle the color of oatmeal, and helps to bring up every puppy in this house.",
				"Some lessons only a dog can give: how hard is too hard in play, how to walk past a cat, what to do about thunder (nothing). She does the right thing calmly and close by, until the puppy does it, too.",
				"She lies on the bottom stair, where she can see both doors. Visitors are met, smelled and let through, in that order.",
			],
			caption: "Zeta on the ridge behind the house.",
			membersTitle: "The rest of the team",
			description:
				"Zeta, a nine-year-old Standard Poodle, helps to bring up every puppy in {trainer}’s house.",
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
			lead: "Puppies in training, and other people’s dogs who train or board with us.",
			body: [
				"Our own puppies stay for about {weeks} weeks of training and sleep in their crates in the house. Other people’s dogs, who are here for board and train or boarding, sleep in kennel runs and spend the day in the house and the yard.",
				"They all eat at set hours, wait at the same door and rest after lunch.",
			],
			caption: "Clover at play, when she was in training here.",
			membersTitle: "Their hosts",
			description:
				"The puppies and dogs who stay at {brand}: in training, on board and train, or boarding while their families are away.",
		}),
		...card("Our guests", "Staying a while"),
	}),
};

export type People = ValuesOf<typeof fields>;

/** The facts about the trainer and her business that are filled in, by their labels. */
export function credentialsOf({ trainer }: People) {
	const { certificationLink, ...written } = trainer.credentials;
	const values: Readonly<Record<string, string>> = written;
	const shown = Object.entries(credentials).flatMap(([key, { label }]) => {
		const value = values[key];
		const link = key === "certification" ? certificationLink : "";
		return value ? [{ name: label, value, ...(link && { link }) }] : [];
	});
	const { legalName } = facts;
	return [...shown, ...(legalName ? [{ name: "Registered business", value: legalName }] : [])];
}

export const peopleDocument = declared({
	key: "people",
	label: "People",
	note: "The pages about the team, the trainer, the dog and the guests, and the cards that lead to them.",
	path: href("/meet-the-team"),
	fields,
	sampleLabel: "Credentials",
	withoutSample: (people) => {
		const { trainer } = people;
		const invented: Readonly<Record<string, string>> = sampleOf(credentials);
		const emptied = Object.entries(trainer.credentials).flatMap(([key, value]) =>
			value === invented[key] ? [[key, ""] as const] : [],
		);
		return {
			...people,
			trainer: {
				...trainer,
				credentials: { ...trainer.credentials, ...Object.fromEntries(emptied) },
			},
		};
	},
	/** Adds the addresses at which visitors know the dog's page, so that they keep leading to it. */
	withAddresses: (people, published) => ({
		...people,
		dog: {
			...people.dog,
			formerAddresses: formerAddresses(addressesOf(people), addressesOf(published)),
		},
	}),
});

const addressesOf = ({ dog }: People) => ({ now: dog.address, former: dog.formerAddresses });

/** The address of the dog's page that visitors know; undefined if it is that of a fresh site. */
export const dogAddress = ({ dog }: People): string | undefined =>
	dog.address === DOG_ADDRESS ? undefined : dog.address;

/** The paths of the hidden pages. The former addresses of the dog's page lead to it, so they are hidden too. */
export const hiddenPaths = (people: People): string[] =>
	personKeys
		.filter((key) => people[key].isHidden)
		.flatMap((key) =>
			key === "dog"
				? [people.dog.address, ...people.dog.formerAddresses].map(dogPath)
				: [about[key].path],
		);

/** Whether the dog's page is at an address now, was there before, or never was. */
export function dogAt(people: People, address: string): "now" | "before" | undefined {
	const { now, former } = addressesOf(people);
	if (address === now) return "now";
	return former.includes(address) ? "before" : undefined;
}
