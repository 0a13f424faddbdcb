/**
 * Testimonials, reviews and stories (specification, section 3). All of it is sample data: the people,
 * places and sentences are invented, and a deployment replaces them with its own.
 */
import type { DrawingName } from "./drawings.ts";
import { facts } from "./facts.ts";

export interface Testimonial {
	clientName: string;
	location: string;
	comment: string;
}

/** The first one is shown largest. */
export const testimonials: readonly Testimonial[] = [
	{
		clientName: "Dana & Will P.",
		location: "Hendersonville, NC",
		comment:
			"We took a week off work for the crying. There was no crying. On the second morning we looked at each other over a sleeping dog and drove to the hardware store instead.",
	},
	{
		clientName: "Ruth A.",
		location: "Greenville, SC",
		comment:
			"I taught fourth grade for thirty-one years, so I know a lesson plan when I see one. This was a good one, and I was the student.",
	},
	{
		clientName: "Tomás G.",
		location: "Knoxville, TN",
		get comment() {
			return `Every so often I text ${facts.trainer} a photo of whatever Maple has put in order that week. She always writes back. I keep waiting for her to run out of puppies and be bored of ours.`;
		},
	},
	{
		clientName: "The Okafor family",
		location: "Charlotte, NC",
		comment:
			"Moses weighs more than our middle child and takes up less room. When the little one screams he gets up, walks over, and lies down nearer.",
	},
	{
		clientName: "Priya N.",
		location: "Atlanta, GA",
		comment:
			"My father announced that he would not be instructed by anyone wearing a treat bag. By Sunday noon he was wearing the treat bag.",
	},
	{
		clientName: "Glenn H.",
		location: "Black Mountain, NC",
		comment: "I am seventy-four. I told her I wanted a dog and not a project. A dog is what came.",
	},
	{
		clientName: "Sam & Lee",
		location: "Richmond, VA",
		comment:
			"There was a folder. Shots, weights, what he eats, and a page headed ‘Stairs you can see through: his position’. We have had mortgages explained to us with less care.",
	},
];

/** A square picture that a reviewer added to a review: ui/art/thumb-{name}. */
export interface ReviewImage {
	name: string;
	alt: string;
}

export interface Review {
	/** Name of a drawn face, ui/art/face-{name}. Without it, the first letter of the reviewer's name is shown. */
	profileImage?: string;
	reviewerName: string;
	/** Whole stars, 1 to 5. */
	stars: number;
	/** Whether the reviewer recommends us. */
	positive: boolean;
	keywords: readonly string[];
	review: string;
	images: readonly ReviewImage[];
}

export const reviews: readonly Review[] = [
	{
		profileImage: "maple",
		reviewerName: "Carla M.",
		stars: 5,
		positive: true,
		keywords: ["Responsiveness", "Professionalism", "Value"],
		review:
			"I emailed eleven questions before we had ever spoken and got eleven answers, numbered. The puppy has turned out equally thorough.",
		images: [
			{ name: "maple-sit", alt: "A black and white puppy on a red rug" },
			{ name: "maple-play", alt: "The same puppy crouching over a ball" },
			{ name: "maple-portrait", alt: "A close look at her face, half black, half white" },
		],
	},
	{
		reviewerName: "Jordan B.",
		stars: 5,
		positive: true,
		keywords: ["Quality", "Professionalism"],
		review:
			"Did day training with our first dog, then bought the second one ready-trained. The first one is now embarrassed and has asked for a refresher.",
		images: [],
	},
	{
		profileImage: "otis",
		reviewerName: "Derek S.",
		stars: 4,
		positive: true,
		keywords: ["Quality"],
		review:
			"One star off because we waited most of a summer for a place in board and train. Worth the wait, though. He used to eat drywall.",
		images: [],
	},
	{
		profileImage: "winnie",
		reviewerName: "Anneliese W.",
		stars: 5,
		positive: true,
		keywords: ["Responsiveness", "Quality"],
		review:
			"Level two testing. Since then she and I have been through a fire drill, a parade and the dance floor of a wedding, and only one of us flinched.",
		images: [
			{ name: "winnie-sit", alt: "A black poodle puppy beside a pot of lavender" },
			{ name: "winnie-portrait", alt: "The poodle looking up" },
		],
	},
	{
		profileImage: "hazel",
		reviewerName: "Hollis T.",
		stars: 3,
		positive: false,
		keywords: ["Professionalism"],
		review:
			"Good dog, good trainer. But a whole weekend of lessons with two small kids and a stomach bug was too much, and I would split it up if I did it again. They did go over everything I had missed by phone, twice.",
		images: [{ name: "hazel-sit", alt: "A golden puppy on a blue rug" }],
	},
	{
		profileImage: "fig",
		reviewerName: "Lupe & Martin",
		stars: 5,
		positive: true,
		keywords: ["Value"],
		review:
			"It sounds like a lot of money. Then you add up the last dog: two trainers, one couch, most of a fence.",
		images: [
			{ name: "fig-sit", alt: "A chocolate puppy on a yellow rug" },
			{ name: "fig-portrait", alt: "His face, all curls and one raised eyebrow" },
		],
	},
	{
		reviewerName: "Bea F.",
		stars: 5,
		positive: true,
		keywords: ["Responsiveness"],
		review:
			"Left our old Lab for ten days of boarding. Got a photo every evening and a dog who now waits at doors, which nobody had ordered.",
		images: [],
	},
	{
		profileImage: "clover",
		reviewerName: "Ray-Anne D.",
		stars: 4,
		positive: true,
		keywords: ["Quality", "Responsiveness"],
		review:
			"Beautiful manners, and a coat that needs more brushing than my own. I was told so beforehand. The missing star is for my black pants.",
		images: [
			{ name: "clover-sit", alt: "A cream puppy in a blue bandana on a rug" },
			{ name: "clover-portrait", alt: "The cream puppy smiling" },
		],
	},
];

export interface SoldPuppyStory {
	name: string;
	/** The day the puppy went home, of which visitors see the month and year. */
	day: string;
	breed: string;
	info: string;
	image: DrawingName;
}

/** Newest first; the first one is shown largest. */
export const soldPuppyStories: readonly SoldPuppyStory[] = [
	{
		name: "Otis",
		day: "2026-09-26",
		breed: "Labrador Retriever",
		info: "Getting to the nursery took eleven minutes. Getting away took until supper, because Otis had to show us the potting bench, the wheelbarrow and a toad. His people did their lessons between the seedling tables with customers walking through. In the last one he held a stay beside an open sack of bone meal. We mention it because none of us had ever seen that done.",
		image: "grown-otis",
	},
	{
		name: "Clover",
		day: "2026-09-12",
		breed: "Labradoodle",
		info: "Clover’s family asked for one thing: a dog who could share an elevator with a stranger. She spent her last two weeks going up and down downtown with anybody who got in. On moving day hers arrived full of piano. She waited for the next one.",
		image: "grown-clover",
	},
	{
		name: "Moses",
		day: "2026-08-22",
		breed: "Saint Berdoodle",
		info: "The parents had their lessons, the children had theirs, and the last one went to the grandparents next door, who had not signed up and turned out to be the strictest. The youngest now reads to Moses, a page a night. He has never asked how it ends.",
		image: "grown-moses",
	},
	{
		name: "Hazel",
		day: "2026-08-08",
		breed: "Golden Retriever",
		info: "In a room full of people Hazel went to the quiet one, every time. So we told Ruth, who spends her Thursdays at a memory-care home, and the two were introduced. Walking beside a wheelchair was the shortest lesson we have ever given.",
		image: "grown-hazel",
	},
	{
		name: "Winnie",
		day: "2026-07-25",
		breed: "Standard Poodle",
		info: "Winnie lives with a cellist. She sleeps under the music stand through the slow movements and steps out into the hall when they tune. We were asked whether she could learn to turn pages. We said no; she is thinking it over.",
		image: "grown-winnie",
	},
	{
		name: "Fig",
		day: "2026-07-11",
		breed: "Labradoodle",
		info: "Fig’s homework was to find one hidden thing a day. In the first month his people ran out of hiding places, and in the second, out of things to hide. He has gone on without them: a library card, a wedding ring from before their time, forty feet of somebody’s kite string.",
		image: "grown-fig",
	},
	{
		name: "Teddy",
		day: "2026-06-27",
		breed: "Goldendoodle",
		info: "Teddy’s family had never had a dog. They met him on a screen, when he licked the camera, and practiced the cues on one another until delivery day. Teddy knew them all already. The younger son still does a very fine stay.",
		image: "grown-teddy",
	},
];

export interface HomeSample {
	quote: string;
	author: string;
	location: string;
	puppyName: string;
	/** Name of a drawing of the puppy's face in ui/art. */
	face?: string;
	/** Whole stars, 1 to 5. */
	rating: number;
	/** The day of the quote, of which visitors see the month and year. */
	day: string;
}

/** The fixed samples of the home page; the first one is shown largest. */
export const homeSamples: readonly HomeSample[] = [
	{
		quote:
			"We took a week off work for the crying. There was no crying. We went to the hardware store.",
		author: "Dana & Will P.",
		location: "Hendersonville, NC",
		puppyName: "Teddy",
		face: "head-teddy",
		day: "2026-07-18",
		rating: 5,
	},
	{
		quote: "I know a lesson plan when I see one. These lessons were for me, and I needed them.",
		author: "Ruth A.",
		location: "Greenville, SC",
		puppyName: "Hazel",
		face: "face-hazel",
		day: "2026-08-29",
		rating: 5,
	},
	{
		get quote() {
			return `I text ${facts.trainer} a photo of Maple now and then. She still writes back.`;
		},
		author: "Tomás G.",
		location: "Knoxville, TN",
		puppyName: "Maple",
		face: "face-maple",
		day: "2026-10-10",
		rating: 5,
	},
];

export interface Rating {
	/** Rounded down to tenths of a star, so that it never exceeds the actual average. */
	average: number;
	count: number;
}

/** The average of the reviews, and how many there are; undefined if there are none. */
export function ratingOf(reviews: readonly Pick<Review, "stars">[]): Rating | undefined {
	if (reviews.length === 0) return undefined;
	const sum = reviews.reduce((total, { stars }) => total + stars, 0);
	return { average: Math.floor((sum * 10) / reviews.length) / 10, count: reviews.length };
}

/** "4.5 out of 5 stars on average, from 2 reviews". */
export const ratingInWords = ({ average, count }: Rating) =>
	count === 1
		? `${average} out of 5 stars, from 1 review`
		: `${average} out of 5 stars on average, from ${count} reviews`;
