/** The sample's reviews (specification, section 3), all of them invented. */
import { type Said, TRAINED_PUPPY } from "./praise.ts";

/** A square picture that a reviewer added to a review: ui/art/thumb-{name}. */
export interface ReviewImage {
	name: string;
	alt: string;
}

export interface Review extends Said {
	/** Name of a drawn face, ui/art/face-{name}. Without it, the first letter of the reviewer's name is shown. */
	profileImage?: string;
	name: string;
	/** Whole stars, 1 to 5. */
	stars: number;
	recommends: boolean;
	keywords: readonly string[];
	text: string;
	images?: readonly ReviewImage[];
}

export const reviews: readonly Review[] = [
	{
		profileImage: "maple",
		name: "Tomás G.",
		stars: 5,
		recommends: true,
		keywords: ["Responsiveness", "Professionalism", "Value"],
		text: "I emailed eleven questions before we had ever spoken and got eleven answers, numbered. Maple came with all of it done: house-trained, quiet in her crate, polite at the door.",
		service: TRAINED_PUPPY,
		puppyName: "Maple",
		source: "Google",
		day: "2026-07-11",
		images: [
			{ name: "maple-sit", alt: "A black and white puppy on a red rug" },
			{ name: "maple-play", alt: "The same puppy crouching over a ball" },
			{ name: "maple-portrait", alt: "A close look at her face, half black, half white" },
		],
	},
	{
		name: "Jordan B.",
		stars: 5,
		recommends: true,
		keywords: ["Quality", "Professionalism"],
		text: "Six sessions of day training, each with a lesson for me afterward. Our dog now walks past other dogs, and I know what to do when he forgets.",
		service: "Day training",
		source: "Google",
		day: "2026-10-03",
	},
	{
		name: "Derek S.",
		stars: 4,
		recommends: true,
		keywords: ["Quality"],
		text: "The training was very good: he no longer chews the furniture and he walks well on a leash. One star off because we waited most of the summer for a place.",
		service: "Board and train",
		source: "Google",
		day: "2026-09-05",
	},
	{
		profileImage: "winnie",
		name: "Anneliese W.",
		stars: 5,
		recommends: true,
		keywords: ["Responsiveness", "Quality"],
		text: "We added level two testing because I travel with her. Since then Winnie has been calm on trains, in hotel elevators and through a fire drill at work. It is expensive, and for us it was worth it.",
		service: TRAINED_PUPPY,
		puppyName: "Winnie",
		source: "Facebook",
		day: "2026-10-17",
		images: [
			{ name: "winnie-sit", alt: "A black poodle puppy beside a pot of lavender" },
			{ name: "winnie-portrait", alt: "The poodle looking up" },
		],
	},
	{
		name: "Hollis T.",
		stars: 3,
		recommends: false,
		keywords: ["Professionalism"],
		text: "Good training, good trainer. But the whole day of lessons at the end, with two small kids and a stomach bug, was too much, and I would split it up if I did it again. They did go over everything I had missed by phone, twice.",
		service: "Board and train",
		source: "Google",
		day: "2026-08-15",
	},
	{
		profileImage: "fig",
		name: "Sam & Lee",
		stars: 5,
		recommends: true,
		keywords: ["Value"],
		text: "It is a lot of money. With our last dog we paid two trainers and still had a dog who pulled and chewed. Fig did neither from the first day, so for us it was the better value.",
		service: TRAINED_PUPPY,
		puppyName: "Fig",
		source: "Google",
		day: "2026-08-22",
		images: [
			{ name: "fig-sit", alt: "A chocolate puppy on a yellow rug" },
			{ name: "fig-portrait", alt: "His face, all curls and one raised eyebrow" },
		],
	},
	{
		name: "Bea F.",
		stars: 5,
		recommends: true,
		keywords: ["Responsiveness"],
		text: "Left our old Lab for ten days of boarding. Got a photo every evening and a dog who now waits at doors, which we had not even asked for.",
		service: "Boarding",
		source: "Facebook",
		day: "2026-07-25",
	},
	{
		profileImage: "clover",
		name: "Ray-Anne D.",
		stars: 4,
		recommends: true,
		keywords: ["Quality", "Responsiveness"],
		text: "Beautiful manners, in town and at home. Her coat needs more brushing than I had expected, even though I was told so beforehand. That is why I give four stars.",
		service: TRAINED_PUPPY,
		puppyName: "Clover",
		source: "Google",
		day: "2026-10-31",
		images: [
			{ name: "clover-sit", alt: "A cream puppy in a blue bandana on a rug" },
			{ name: "clover-portrait", alt: "The cream puppy smiling" },
		],
	},
];
