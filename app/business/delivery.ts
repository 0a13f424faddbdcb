/** Texts of the delivery page (specification, sections 2 and 9). */
import { promises } from "./facts.ts";

export interface DeliveryContent {
	title: string;
	lead: string;
	/** For search engines. */
	description: string;
	ways: {
		title: string;
		text: string;
		near: { title: string; text: string };
		far: { title: string; text: string };
		/** For families who live between the two distances. May be empty. */
		between: string;
	};
	rules: { title: string; items: readonly string[] };
	cost: { title: string; text: string; ways: readonly { way: string; price: string }[] };
	after: {
		title: string;
		text: string;
		moments: readonly { when: string; title: string; text: string }[];
	};
	included: { title: string; items: readonly string[] };
	/** Text beside the button to the puppies. */
	next: string;
}

const nights = `${promises.hotelNights} hotel nights`;

/** The texts of a fresh site. Values that can change are placeholders in braces (placeholders.ts). */
export const deliveryDefaults: DeliveryContent = {
	title: "Puppy Delivery",
	lead: "We bring your puppy to you, and then we teach you what it knows.",
	description: `How your puppy comes home: delivery and new-owner training near {city} and out of state, what delivery costs, and the support that follows.`,
	ways: {
		title: "Delivery and new-owner training",
		text: `The last part of the training is yours. Every puppy comes with ${promises.ownerLessons} owner lessons; where you live decides when you have them.`,
		near: {
			title: `Within ${promises.deliveryHours} hours of {city}`,
			text: "Your lessons happen during the training. You drive over, learn each cue in the week your puppy learns it, and on delivery day nobody has to be introduced.",
		},
		far: {
			title: "Out of state",
			text: `You begin with ${promises.videoLessons} video lesson, so that you know the words before you meet the dog. Then {trainer} comes with your puppy for a ${promises.deliveryDays}-day delivery weekend, on your stairs, at your door, along your street.`,
		},
		between: `Farther than ${promises.deliveryHours} hours, but still in {region}? Ask. Together we pick whichever of the two is less driving.`,
	},
	rules: {
		title: "Delivery rules",
		items: [
			"Everybody who will live with the puppy is home for the first lesson. Grandparents next door count.",
			"Your puppy travels beside a person it knows, and is handed to you, not to a neighbor.",
			"The first evening is quiet. No party, no cousins, no other people’s dogs; they may all come on day four.",
			"A dog you already have meets the new one outdoors, with us there.",
		],
	},
	cost: {
		title: "Delivery cost",
		text: "It depends on your location, so you hear the total before we set out.",
		ways: [
			{ way: "We drive", price: `Gas plus ${nights}` },
			{ way: "We fly", price: `A flight plus ${nights}` },
		],
	},
	after: {
		title: "After delivery",
		text: "We drive away. We don’t disappear.",
		moments: [
			{
				when: "The first night",
				title: "You lie awake",
				text: "Your puppy doesn’t. It has slept in that crate for weeks.",
			},
			{
				when: `The first ${promises.assuranceDays} days`,
				title: `${promises.assuranceDays}-day training assurance`,
				text: "If something we taught comes loose, call, and we tighten it with you.",
			},
			{
				when: `The first ${promises.warrantyYears} years`,
				title: `${promises.warrantyYears}-year health and genetic warranty`,
				text: "It begins on the day your puppy comes home.",
			},
			{
				when: "From then on",
				title: "Lifetime support",
				text: "By phone or text. Questions about a twelve-year-old are welcome.",
			},
		],
	},
	included: {
		title: "What is included with each puppy",
		items: [
			`${promises.ownerLessons} owner lessons`,
			`A ${promises.assuranceDays}-day training assurance`,
			`A ${promises.warrantyYears}-year health and genetic warranty`,
			`Health certification and support, worth {health support}`,
			`Lifetime support, worth {lifetime support}+`,
			"The crate it already sleeps in",
			"A folder: shots, weights, meals, and what it is suspicious of",
		],
	},
	next: "See who is ready to travel",
};

/** Links at the end of the page. */
export const deliveryLinks = {
	stories: "Where others went",
	trainer: "Who brings your puppy",
} as const;
