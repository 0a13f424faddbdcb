/** The training programs of a fresh site. Values that can change are in braces (placeholders.ts). */
import { href } from "react-router";
import { type ProgramKey, programKeys } from "~/business/navigation.ts";
import { filled } from "~/business/placeholders.ts";
import type { StoredProgram } from "./documents/program-fields.ts";
import { programsPageDocument } from "./documents/programs-page.ts";
import { newState } from "./items.ts";
import {
	type ProgramLink,
	type ProgramsContent,
	programAddress,
	programIn,
	programLinks,
} from "./programs.ts";

type Rate = Omit<StoredProgram["rates"][number], "id">;

const ages = "9 weeks to 4 months";
const kennel = "4 ft by 4 ft";

const consultation: Rate = {
	name: "Consultation",
	includes: "Where every program starts.",
	price: "{consultation}",
	unit: "once",
};

/** What is typical where the price depends on the dog. */
const grownDog: Rate = {
	name: "A grown dog",
	includes: "Typical. Most stay 4 weeks; you hear how many yours needs at the consultation.",
	price: "About $750",
	unit: "per week",
};

const services = [
	{
		id: "puppies",
		title: "Puppies for sale",
		info: "See who is in the house now, which week of training each one is in, and what it costs to take one home.",
		link: href("/trained-puppies-for-sale"),
	},
	{
		id: "reviews",
		title: "Reviews",
		info: "What families wrote after their training, including the reviews with fewer than five stars.",
		link: href("/reviews"),
	},
	{
		id: "not-sure",
		title: "Not sure which?",
		info: "Describe an ordinary day with your dog. {trainer} will tell you which program fits, or that you don’t need one.",
		link: href("/contact-us"),
	},
	{
		id: "how-trained",
		title: "How it is trained",
		info: "What happens in those weeks: good habits, manners, and practice in town.",
		link: href("/puppy-training"),
	},
	{
		id: "delivery",
		title: "How it gets to you",
		info: "Delivery near us and out of state, what it costs, and whom to call afterward.",
		link: href("/puppy-delivery"),
	},
	{
		id: "guests",
		title: "Meet our guests",
		info: "Who stays with us, where they sleep and what their days are like.",
		link: href("/meet-our-guests"),
	},
];

/** Rows with ids that are the same on every site and in every process. */
const rows = <Row extends object>(given: readonly Row[]) =>
	given.map((row, index) => ({ ...row, id: `sample-${index + 1}` }));

interface Sample extends Pick<StoredProgram, "title" | "body"> {
	key: ProgramKey;
	rates: readonly Rate[];
	/** The cards at the end of its page. */
	related: readonly string[];
}

const stored = ({ key, rates, related, ...texts }: Sample): StoredProgram => ({
	...texts,
	...newState,
	id: key,
	slug: key,
	formerSlugs: [],
	rates: rows(rates),
	related: rows(related.map((offer) => ({ offer }))),
});

const samples: readonly Sample[] = [
	{
		key: "private-lessons",
		title: "Private lessons",
		body: {
			title: "Private Lessons",
			lead: "Training at your house, where you need it.",
			info: "{trainer} comes to your house, watches one ordinary hour, and works on the two or three things that would change it most. A dog who is perfect in class and pulls you down the front steps needs a lesson on the front steps.",
			picture: { drawing: "play-hazel" },
			imageCaption: "Hazel in a lesson on giving her paw.",
			moreInfo: {
				title: "How it goes",
				items: [
					"Any age, any breed, any habits so far",
					"Everyone in the house takes a turn with the leash",
					"You keep a page of notes and one thing to practice",
					"Between lessons you may text questions and videos",
				],
			},
		},
		related: ["day-training", "board-and-train", "not-sure"],
		rates: [
			{
				name: "A lesson at your house",
				includes: "Typical, for an hour. Most dogs need 3 or 4.",
				price: "About $120",
				unit: "per lesson",
			},
			consultation,
		],
	},
	{
		key: "board-and-train",
		title: "Board and train",
		body: {
			title: "Board and Train",
			lead: "Your dog stays with us for a few weeks, and comes back easier to live with.",
			info: "Your dog practices all day, here and in town, and learns faster than in a lesson a week. Before it comes home, we teach you how to keep it up. There are two versions, because a ten-week-old puppy and a four-year-old dog need different days.",
			picture: { drawing: "play-maple" },
			imageCaption: "Maple, one of our own puppies, at play.",
			moreInfo: {
				title: "Both versions",
				items: [
					`For puppies of ${ages}, choose board and train, puppy`,
					"For dogs past that age, choose board and train, adult",
					`Kennel runs of ${kennel} for the night; the house and the yard for the day`,
					"Lessons for you before your dog comes home",
				],
			},
		},
		related: ["board-and-train-puppy", "board-and-train-adult", "private-lessons"],
		rates: [
			{
				name: "A puppy",
				includes: "Depends on the version; its own page lists all three.",
				price: "{perfect puppy} to {primer}",
				unit: "per week",
			},
			grownDog,
			consultation,
		],
	},
	{
		key: "board-and-train-adult",
		title: "Board and train, adult",
		body: {
			title: "Board and Train for Adult Dogs",
			lead: "For a grown dog whose habits need to change.",
			info: "Grown dogs have habits. We find out what your dog gets from each of them, offer something better, and practice that in the kitchen, at the door and on the street until the new habit holds.",
			picture: { drawing: "zeta-garden" },
			imageCaption: "Zeta, who shows grown dogs how to settle.",
			moreInfo: {
				title: "What we work on most",
				items: [
					"Pulling, jumping up, and guarding the sofa",
					"Coming when called with something better in view",
					"Doorbells, guests and other dogs",
					`Nights in a kennel run of ${kennel}, days with us`,
				],
			},
		},
		related: ["private-lessons", "day-training", "boarding"],
		rates: [grownDog, consultation],
	},
	{
		key: "board-and-train-puppy",
		title: "Board and train, puppy",
		body: {
			title: "Board and Train for Puppies",
			lead: `Your own puppy, ${ages} old, boards with us and brings its manners home.`,
			info: "Your puppy stays with us for some weeks and learns house-training, the crate, a loose leash, and the difference between a chew toy and a shoe. Your own lessons make it last.",
			picture: { drawing: "play-teddy" },
			imageCaption: "Teddy, one of our own puppies, at play.",
			moreInfo: {
				title: "Every day has",
				items: [
					"Breakfast in the crate, with the door open",
					"Several short lessons, one of them where there is traffic",
					"A new person to be polite to",
					"A nap after lunch",
					`The night in a kennel run of ${kennel}`,
				],
			},
		},
		related: ["day-training", "private-lessons", "trained-puppy"],
		rates: [
			{
				name: "Primer",
				includes:
					"The first good habits, a week at a time, and a lesson for you when it goes home.",
				price: "{primer}",
				unit: "per week",
			},
			{
				name: "Polite puppy package",
				includes: "At least 4 weeks, and 6 lessons of 30 minutes for the two of you.",
				price: "{polite puppy}",
				unit: "per week",
			},
			{
				name: "Perfect puppy program",
				includes: "At least 6 weeks, and 8 in-home lessons afterward.",
				price: "{perfect puppy}",
				unit: "per week",
			},
			consultation,
		],
	},
	{
		key: "trained-puppy",
		title: "{product}",
		body: {
			title: "{product}",
			lead: "House-trained, crate-trained and leash-trained before it comes to you.",
			info: "Puppies from {brand} are raised in {trainer}’s house for about {weeks} weeks and then brought to you. The broken nights, the puddles and the chewed chair leg are behind them, and {lessons} owner lessons teach you all that they know.",
			picture: { drawing: "delivery-scene" },
			imageCaption: "The first evening in a new home.",
			moreInfo: {
				title: "With every puppy",
				items: [
					"About {weeks} weeks of training",
					"{lessons} owner lessons",
					"A {assurance}-day training assurance",
					"A {warranty}-year health and genetic warranty",
					"Lifetime support",
				],
			},
		},
		related: ["puppies", "how-trained", "delivery"],
		rates: [
			{
				name: "A puppy who is here now",
				includes:
					"Raised and trained, with your {lessons} owner lessons. The delivery trip is extra.",
				price: "{lowest price} to {highest price}",
				unit: "once",
			},
			{
				name: "The custom route",
				includes: "We find the puppy you describe. You pay the breeder’s price as well.",
				price: "{custom training}",
				unit: "plus the breeder’s price",
			},
			{
				name: "Level two testing",
				includes: "For dogs who will work or travel.",
				price: "+{level two}",
				unit: "if you want it",
			},
			{ ...consultation, includes: "If you would like help with choosing." },
		],
	},
	{
		key: "day-training",
		title: "Day training",
		body: {
			title: "Day Training",
			lead: "Training by day, your own home at night.",
			info: "You leave your dog with us in the morning. We train for up to 3 hours; then in a 30-minute lesson your dog shows you what it knows and you learn how to ask for it. Everyone is home for supper.",
			picture: { drawing: "training-scene" },
			imageCaption: "A morning lesson on the lawn.",
			moreInfo: {
				title: "What to know",
				items: [
					"Up to 3 hours of training per session",
					"A 30-minute lesson with you at the end of each",
					"Good for people who work nearby",
					"Bring your dog’s breakfast: we train with it",
				],
			},
		},
		related: ["private-lessons", "board-and-train", "reviews"],
		rates: [
			{
				name: "A session",
				includes: "Typical, with up to 3 hours of training and the lesson of 30 minutes.",
				price: "About $90",
				unit: "per session",
			},
			consultation,
		],
	},
	{
		key: "boarding",
		title: "Boarding",
		body: {
			title: "Boarding",
			lead: "A place for your dog while you are away.",
			info: `Dogs who learned here may stay here too, and so may any who get along with them. They spend nights in a kennel run of ${kennel} with a blanket that smells of home, and days in the house and the yard with the other guests.`,
			picture: { drawing: "play-bramble" },
			imageCaption: "Bramble in the yard with his toy.",
			moreInfo: {
				title: "What to bring and know",
				items: [
					`Kennel runs of ${kennel}`,
					"Your dog’s own food",
					"Vaccination records",
					"A phone number at which we can reach you",
				],
			},
		},
		related: ["board-and-train", "guests", "not-sure"],
		rates: [
			{
				name: "A night",
				includes: "Typical, for one dog. The day until you pick it up is included.",
				price: "About $55",
				unit: "per night",
			},
			consultation,
		],
	},
];

export const programDefaults: ProgramsContent = {
	page: programsPageDocument.defaults(),
	programs: samples.map(stored),
	services: services.map((service) => ({ ...service, ...newState })),
};

/** The links at the bottom of every page: to the page of all programs and to some programs. */
const footerLinks = (content: ProgramsContent): ProgramLink[] => {
	const [overview] = programLinks(content);
	const links = content.page.footer.flatMap((row) => {
		const program = programIn(content, row.program);
		return program ? [{ title: filled(program.title), path: programAddress(program) }] : [];
	});
	return overview ? [overview, ...links] : links;
};

/** What the frame of every page needs to know about programs; undefined if it is the same as for the sample. */
export function programsInFrame(content: ProgramsContent) {
	const moved = programKeys.flatMap((key) => {
		const slug = programIn(content, key)?.slug;
		return slug && slug !== key ? [[key, slug] as const] : [];
	});
	const inFrame = {
		footer: footerLinks(content),
		missing: programKeys.filter((key) => !programIn(content, key)),
		...(moved.length > 0 && { moved: Object.fromEntries(moved) }),
	};
	const sample = { footer: footerLinks(programDefaults), missing: [] };
	return JSON.stringify(inFrame) === JSON.stringify(sample) ? undefined : inFrame;
}
