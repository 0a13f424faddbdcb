/**
 * Testimonials and stories (specification, section 3), and in reviews.ts the reviews. All of it is sample data: the people,
 * places and sentences are invented, and a deployment replaces them with its own. A puppy has one family, whose name
 * and town are the same wherever the puppy is mentioned (tests/large/sample-data.sqlite.test.ts). Values that can change
 * are placeholders in braces (placeholders.ts).
 */
import type { DrawingName } from "./drawings.ts";

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
	name: string;
	place: string;
	text: string;
	/** For the home page: the drawing of the puppy's face, and a short version if that isn't how the text begins. */
	home?: { face: string; quote?: string };
}

export const TRAINED_PUPPY = "Trained puppy";

/** The families of the puppies, and where they live. */
const families = {
	Teddy: { name: "Dana & Will P.", place: "Hendersonville, NC" },
	Hazel: { name: "Ruth A.", place: "Greenville, SC" },
	Maple: { name: "Tomás G.", place: "Knoxville, TN" },
	Moses: { name: "The Okafor family", place: "Charlotte, NC" },
	Otis: { name: "Glenn H.", place: "Weaverville, NC" },
	Fig: { name: "Sam & Lee", place: "Richmond, VA" },
	Clover: { name: "Ray-Anne D.", place: "Knoxville, TN" },
} as const;
type Puppy = keyof typeof families;

const saidOf = (puppyName: Puppy) => ({
	...families[puppyName],
	service: TRAINED_PUPPY,
	puppyName,
});

const homeOf = (puppyName: Puppy) => {
	const { name: family, place } = families[puppyName];
	return { name: puppyName, family, place };
};

/** The first one is shown largest. */
export const testimonials: readonly Testimonial[] = [
	{
		...saidOf("Teddy"),
		text: "We had taken a week off work because we expected a puppy who cries at night. He slept through from the first night, and by the end of the week he was coming along on our errands.",
		source: "Letter",
		day: "2026-07-18",
		home: {
			quote:
				"He slept through from the first night, and by the end of the week he was coming along on our errands.",
			face: "face-teddy",
		},
	},
	{
		...saidOf("Hazel"),
		text: "I taught fourth grade for thirty-one years, and I thought the lessons were very well planned: short, clear, and one thing at a time. Hazel knew it all already, so they were for me.",
		source: "Email",
		day: "2026-08-29",
		home: { face: "face-hazel" },
	},
	{
		...saidOf("Maple"),
		text: "Four months later I still text {trainer} a question now and then, and she answers every one, usually the same day. Maple settled in within a week.",
		source: "Text message",
		day: "2026-10-10",
		home: { face: "face-maple" },
	},
	{
		...saidOf("Moses"),
		text: "Moses is gentle with all three of our children. When the youngest cries, he gets up, walks over and lies down beside her. We were told he would be calm, and he is.",
		source: "Email",
		day: "2026-09-19",
	},
	{
		name: "Priya N.",
		place: "Atlanta, GA",
		text: "Our dog came back walking politely on a leash and leaving visitors alone. My father, who looks after her during the day, had his own lesson and has kept it up since.",
		service: "Board and train",
		source: "Email",
		day: "2026-06-13",
	},
	{
		...saidOf("Otis"),
		text: "I am seventy-four, with a garden nursery to run. I told her I wanted a dog and not a project. Otis went to work with me in his first week.",
		source: "Letter",
		day: "2026-10-24",
	},
	{
		...saidOf("Fig"),
		text: "Fig came with a folder: his shots, his weights, what he eats and when, and how they taught him the things he was afraid of. We looked something up in it every day of the first month.",
		source: "Email",
		day: "2026-08-01",
	},
];

export interface SoldPuppyStory {
	name: string;
	/** The day the puppy went home, of which visitors see the month and year. */
	day: string;
	breed: string;
	text: string;
	/** The family, and where it lives. */
	family: string;
	place: string;
	image: DrawingName;
}

/** Newest first; the first one is shown largest. */
export const soldPuppyStories: readonly SoldPuppyStory[] = [
	{
		...homeOf("Otis"),
		day: "2026-09-26",
		breed: "Labrador Retriever",
		text: "Otis works at a garden nursery: he rides the delivery cart and sleeps under the potting bench. Glenn drove over for his lessons while Otis was in training. On delivery day they went through everything once more at the nursery, with customers walking past, and Otis held a stay beside an open sack of bone meal.",
		image: "grown-otis",
	},
	{
		...homeOf("Clover"),
		day: "2026-09-12",
		breed: "Labradoodle",
		text: "Ray-Anne asked for one thing: a dog who could share an elevator with a stranger. In her last two weeks of training Clover rode elevators downtown, with anyone who got in. On delivery day the elevator was full. She sat down and waited for the next one.",
		image: "grown-clover",
	},
	{
		...homeOf("Moses"),
		day: "2026-08-22",
		breed: "Saint Berdoodle",
		text: "The parents had their lessons, the children had theirs, and the grandparents next door, who had not signed up, turned out to be the strictest. The oldest now reads to Moses, a page a night.",
		image: "grown-moses",
	},
	{
		...homeOf("Hazel"),
		day: "2026-08-08",
		breed: "Golden Retriever",
		text: "In a room full of people Hazel went to the quiet one, every time. So we told Ruth, who spends her Thursdays at a memory-care home, and the two were introduced. Walking beside a wheelchair was the shortest lesson we have ever given.",
		image: "grown-hazel",
	},
	{
		...homeOf("Fig"),
		day: "2026-07-11",
		breed: "Labradoodle",
		text: "Fig’s homework was to find one hidden thing a day. In the first month Sam and Lee ran out of hiding places. Since then he has found a library card, forty feet of kite string, and a wedding ring that an earlier owner of the house had lost.",
		image: "grown-fig",
	},
	{
		...homeOf("Teddy"),
		day: "2026-06-27",
		breed: "Goldendoodle",
		text: "Dana and Will’s family had never had a dog. They drove over for their lessons while Teddy was in training, and practiced the cues on one another in between. By delivery day he knew all of them, and they knew all of his cues.",
		image: "grown-teddy",
	},
	{
		...homeOf("Maple"),
		day: "2026-06-06",
		breed: "Bernedoodle",
		text: "Tomás drove over from Knoxville for his lessons, each time with a page of questions. Maple likes a day that runs on time: breakfast, the yard, a walk, a nap. On her first evening she looked into every room once, went into her crate and slept until morning.",
		image: "grown-maple",
	},
];
