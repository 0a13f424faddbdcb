/**
 * Testimonials and stories (specification, section 3), and in reviews.ts the reviews. All of it is sample data: the people,
 * places and sentences are invented, and a deployment replaces them with its own. A puppy has one family, whose name
 * and town are the same wherever the puppy is mentioned (tests/large/sample-data.sqlite.test.ts).
 */
import type { DrawingName } from "./drawings.ts";
import { facts } from "./facts.ts";

/** What testimonials and reviews say about themselves. */
export interface Said {
	/** What the family bought or booked. */
	service: string;
	/** The puppy it is about, if it was bought here. */
	puppyName?: string;
	/** Where it was written. */
	source: string;
	/** The day on which it was written, of which visitors see the month and year. */
	day: string;
}

export interface Testimonial extends Said {
	clientName: string;
	location: string;
	comment: string;
	/** Its short version on the home page, and the drawing of the puppy's face beside it. */
	home?: { quote: string; face: string };
}

export const TRAINED_PUPPY = "Trained puppy";

/** The first one is shown largest. */
export const testimonials: readonly Testimonial[] = [
	{
		clientName: "Dana & Will P.",
		location: "Hendersonville, NC",
		comment:
			"We took a week off work for the crying. There was no crying. On the second morning we looked at each other over a sleeping dog and went to the hardware store instead.",
		service: TRAINED_PUPPY,
		puppyName: "Teddy",
		source: "Letter",
		day: "2026-07-18",
		home: {
			quote:
				"We took a week off work for the crying. There was no crying. We went to the hardware store.",
			face: "head-teddy",
		},
	},
	{
		clientName: "Ruth A.",
		location: "Greenville, SC",
		comment:
			"I taught fourth grade for thirty-one years, so I know a lesson plan when I see one. This was a good one, and I was the student.",
		service: TRAINED_PUPPY,
		puppyName: "Hazel",
		source: "Email",
		day: "2026-08-29",
		home: {
			quote: "I know a lesson plan when I see one. These lessons were for me, and I needed them.",
			face: "face-hazel",
		},
	},
	{
		clientName: "Tomás G.",
		location: "Knoxville, TN",
		get comment() {
			return `Every so often I text ${facts.trainer} a photo of whatever Maple has put in order that week. She always writes back, and she still answers questions four months later.`;
		},
		service: TRAINED_PUPPY,
		puppyName: "Maple",
		source: "Text message",
		day: "2026-10-10",
		home: {
			get quote() {
				return `I text ${facts.trainer} a photo of Maple now and then. She still writes back.`;
			},
			face: "face-maple",
		},
	},
	{
		clientName: "The Okafor family",
		location: "Charlotte, NC",
		comment:
			"Moses weighs more than our middle child and takes up less room. When the little one screams he gets up, walks over, and lies down nearer.",
		service: TRAINED_PUPPY,
		puppyName: "Moses",
		source: "Email",
		day: "2026-09-19",
	},
	{
		clientName: "Priya N.",
		location: "Atlanta, GA",
		comment:
			"My father announced that he would not be instructed by anyone wearing a treat bag. By the second lesson he was wearing the treat bag.",
		service: "Board and train",
		source: "Email",
		day: "2026-06-13",
	},
	{
		clientName: "Glenn H.",
		location: "Weaverville, NC",
		comment:
			"I am seventy-four, with a garden nursery to run. I told her I wanted a dog and not a project. Otis went to work with me in his first week.",
		service: TRAINED_PUPPY,
		puppyName: "Otis",
		source: "Letter",
		day: "2026-10-24",
	},
	{
		clientName: "Sam & Lee",
		location: "Richmond, VA",
		comment:
			"There was a folder with his shots, his weights, what he eats, and a page about stairs you can see through. We have had mortgages explained to us with less care.",
		service: TRAINED_PUPPY,
		puppyName: "Fig",
		source: "Email",
		day: "2026-08-01",
	},
];

export interface SoldPuppyStory {
	name: string;
	/** The day the puppy went home, of which visitors see the month and year. */
	day: string;
	breed: string;
	info: string;
	/** The family, and where it lives. */
	family: string;
	place: string;
	image: DrawingName;
}

/** Newest first; the first one is shown largest. */
export const soldPuppyStories: readonly SoldPuppyStory[] = [
	{
		name: "Otis",
		day: "2026-09-26",
		breed: "Labrador Retriever",
		info: "Otis works at a garden nursery: he rides the delivery cart and sleeps under the potting bench. Glenn drove over for his first lessons and had the last ones at the nursery, with customers walking through. Otis held a stay beside an open sack of bone meal.",
		family: "Glenn H.",
		place: "Weaverville, NC",
		image: "grown-otis",
	},
	{
		name: "Clover",
		day: "2026-09-12",
		breed: "Labradoodle",
		info: "Ray-Anne asked for one thing: a dog who could share an elevator with a stranger. Clover spent her last two weeks of training going up and down downtown with anyone who got in. On delivery day the elevator was full. She sat down and waited for the next one.",
		family: "Ray-Anne D.",
		place: "Knoxville, TN",
		image: "grown-clover",
	},
	{
		name: "Moses",
		day: "2026-08-22",
		breed: "Saint Berdoodle",
		info: "The parents had their lessons, the children had theirs, and the grandparents next door, who had not signed up, turned out to be the strictest. The oldest now reads to Moses, a page a night.",
		family: "The Okafor family",
		place: "Charlotte, NC",
		image: "grown-moses",
	},
	{
		name: "Hazel",
		day: "2026-08-08",
		breed: "Golden Retriever",
		info: "In a room full of people Hazel went to the quiet one, every time. So we told Ruth, who spends her Thursdays at a memory-care home, and the two were introduced. Walking beside a wheelchair was the shortest lesson we have ever given.",
		family: "Ruth A.",
		place: "Greenville, SC",
		image: "grown-hazel",
	},
	{
		name: "Winnie",
		day: "2026-07-25",
		breed: "Standard Poodle",
		info: "Anneliese plays the cello. Winnie sleeps under the music stand through the slow movements and steps out into the hall when the others tune. We were asked whether she could learn to turn pages. We said no.",
		family: "Anneliese W.",
		place: "Chattanooga, TN",
		image: "grown-winnie",
	},
	{
		name: "Fig",
		day: "2026-07-11",
		breed: "Labradoodle",
		info: "Fig’s homework was to find one hidden thing a day. In the first month Sam and Lee ran out of hiding places. Since then he has found a library card, forty feet of kite string, and a wedding ring that an earlier owner of the house had lost.",
		family: "Sam & Lee",
		place: "Richmond, VA",
		image: "grown-fig",
	},
	{
		name: "Teddy",
		day: "2026-06-27",
		breed: "Goldendoodle",
		info: "Dana and Will’s family had never had a dog. They drove over for a lesson a week while Teddy was in training, and practiced the cues on one another in between. By delivery day he knew all of them, and they knew all of his cues.",
		family: "Dana & Will P.",
		place: "Hendersonville, NC",
		image: "grown-teddy",
	},
];
