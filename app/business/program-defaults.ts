/** The training programs of a fresh site. Values that can change are in braces (placeholders.ts). */
import { href } from "react-router";
import type { ProgramsContent, Rate, Service, StoredProgram } from "./program.ts";

const ages = "9 weeks to 4 months";
const kennel = "4 ft by 4 ft";

const consultation: Rate = {
	name: "Consultation",
	includes: "Where every program starts.",
	price: "{consultation}",
	unit: "once",
};

const services: readonly Service[] = [
	{
		id: "puppies",
		title: "Puppies for sale",
		info: "See who is in the house now, which week of training each one is in, and what it costs to take one home.",
		link: href("/trained-puppies-for-sale"),
	},
	{
		id: "reviews",
		title: "Reviews",
		info: "What people wrote after the lessons were over, including the ones who took a star off and said why.",
		link: href("/reviews"),
	},
	{
		id: "not-sure",
		title: "Not sure which?",
		info: "Describe an ordinary day with your dog, the worst part included. {trainer} will say which program fits, or that you don’t need one.",
		link: href("/contact-us"),
	},
	{
		id: "how-trained",
		title: "How it is trained",
		info: "What happens in those weeks: imprinting, manners, and the noise of the real world.",
		link: href("/puppy-training"),
	},
	{
		id: "delivery",
		title: "How it gets to you",
		info: "Delivery near us and out of state, what it costs, and who to call afterward.",
		link: href("/puppy-delivery"),
	},
	{
		id: "guests",
		title: "Meet our guests",
		info: "Who stays with us, what the rules are, and who really owns the windowsill.",
		link: href("/meet-our-guests"),
	},
];

const programs: readonly StoredProgram[] = [
	{
		key: "private-lessons",
		title: "Private lessons",
		body: {
			title: "Private Lessons",
			lead: "In your hall, at your gate, with your squirrels.",
			info: "A dog who is perfect in class and hauls you down the front steps needs a lesson on your own front steps. {trainer} comes to your house, watches an ordinary hour, and works on the two or three things that would change it most.",
			picture: { drawing: "play-hazel" },
			imageCaption: "Asking for a paw is lesson three. Not asking for the sandwich is lesson one.",
			moreInfo: {
				title: "How it goes",
				items: [
					"Any age, any breed, any number of mistakes so far",
					"Everyone in the house takes a turn with the leash",
					"You keep a page of notes and one thing to practice",
					"Between lessons you may text a question, or a video of the answer",
				],
			},
			related: ["day-training", "board-and-train", "not-sure"],
		},
		rates: [consultation],
	},
	{
		key: "board-and-train",
		title: "Board and train",
		body: {
			title: "Board and Train",
			lead: "Your dog stays with us for a few weeks, and comes back easier to live with.",
			info: "Learning is faster in a house where somebody is watching all day. Your dog moves in, lives by our rules and practices in our rooms, and then we teach you what we did. There are two versions, since a ten-week-old and a four-year-old with opinions need different days.",
			picture: { drawing: "play-maple" },
			imageCaption: "The first morning. By the second week the ball comes back.",
			moreInfo: {
				title: "Both versions",
				items: [
					`For puppies of ${ages}, choose board and train, puppy`,
					"For dogs past that age, choose board and train, adult",
					`Kennel runs of ${kennel} for the night; the house and the yard for the day`,
					"Lessons for you before your dog comes home",
				],
			},
			related: ["board-and-train-puppy", "board-and-train-adult", "private-lessons"],
		},
		rates: [consultation],
	},
	{
		key: "board-and-train-adult",
		title: "Board and train, adult",
		body: {
			title: "Board and Train for Adult Dogs",
			lead: "For a dog who has made up its mind about the mailman.",
			info: "Grown dogs have habits; a habit is only practice at the wrong thing. We find out what the dog gets from it, offer something better, and repeat that in a kitchen, at a gate and on a street until the new habit is the older one.",
			picture: { drawing: "zeta-garden" },
			imageCaption: "Zeta, who sets the standard for grown dogs and is aware of it.",
			moreInfo: {
				title: "What we work on most",
				items: [
					"Pulling, jumping up, and guarding the sofa",
					"Coming when called with something better in view",
					"Doorbells, guests and other dogs",
					`Nights in a kennel run of ${kennel}, days with us`,
				],
			},
			related: ["private-lessons", "day-training", "boarding"],
		},
		rates: [consultation],
	},
	{
		key: "board-and-train-puppy",
		title: "Board and train, puppy",
		body: {
			title: "Board and Train for Puppies",
			lead: `Your own puppy, ${ages} old, boards with us and brings its manners home.`,
			info: "Your puppy moves into {trainer}’s house for the few weeks that count most. House-training, the crate, a slack leash and the difference between a chew toy and a shoe are learned here, and your lessons see to it that they stay learned.",
			picture: { drawing: "play-teddy" },
			imageCaption: `Kennel runs are ${kennel}, and are for sleeping in. The day looks more like this.`,
			moreInfo: {
				title: "Every day has",
				items: [
					"Breakfast in the crate, with the door open",
					"Several short lessons, one of them where there is traffic",
					"Somebody new to be polite to",
					"A nap that is not negotiable",
				],
			},
			related: ["day-training", "private-lessons", "trained-puppy"],
		},
		rates: [
			{
				name: "Primer",
				includes: "The first good habits, a week at a time.",
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
			lead: "The puppy months, already lived through by somebody else.",
			info: "Puppies from {brand} are raised in {trainer}’s house for about {weeks} weeks and then taken to yours. The broken nights, the puddles and the chewed chair leg have happened, and {lessons} owner lessons make sure that you get the dog we know.",
			picture: { drawing: "delivery-scene" },
			imageCaption: "The last lesson starts at the doormat.",
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
			related: ["puppies", "how-trained", "delivery"],
		},
		rates: [
			{
				name: "A puppy who is here now",
				includes: "Raised, trained and delivered with your lessons.",
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
			consultation,
		],
	},
	{
		key: "day-training",
		title: "Day training",
		body: {
			title: "Day Training",
			lead: "Taught by day, asleep on its own bed by night.",
			info: "You leave your dog with us in the morning. We train for up to 3 hours; then it spends a 30-minute lesson showing you what it knows, while you learn how to ask. Everyone is home for supper.",
			picture: { drawing: "training-scene" },
			imageCaption: "Halfway through the morning. The cones are for us, not for the dog.",
			moreInfo: {
				title: "What to know",
				items: [
					"Up to 3 hours of training per session",
					"A 30-minute lesson with you at the end of each",
					"Good for people who work nearby and miss their dog by ten o’clock",
					"Bring breakfast: it is what we pay in",
				],
			},
			related: ["private-lessons", "board-and-train", "reviews"],
		},
		rates: [consultation],
	},
	{
		key: "boarding",
		title: "Boarding",
		body: {
			title: "Boarding",
			lead: "You go to the beach. Your dog goes to friends.",
			info: `Dogs who learned here may stay here too, and so may any who get along with them. They spend nights in a kennel run of ${kennel} with a blanket that smells of home, and days in the yard and around the kitchen table with anybody who else is visiting.`,
			picture: { drawing: "play-bramble" },
			imageCaption: "The afternoon shift. The toy is shared in theory.",
			moreInfo: {
				title: "Before you pack",
				items: [
					`Kennel runs of ${kennel}`,
					"Your dog’s own food, so that only the address changes",
					"Vaccination records",
					"A phone number that you will really answer",
				],
			},
			related: ["board-and-train", "guests", "not-sure"],
		},
		rates: [consultation],
	},
];

export const programDefaults: ProgramsContent = {
	overview: {
		title: "All programs",
		heading: "Training Programs",
		lead: "Half of the dogs we train were raised here. The other half are already yours.",
		info: "Tell us what you would like to be different at home, and we’ll say which of these gets you there with the least fuss. Each one ends with you holding the leash, because you are the one who goes home with the dog.",
		description:
			"Private lessons, day training, board and train for puppies and adult dogs, and boarding in {place}.",
		moreInfo: {
			title: "Whichever you choose",
			items: [
				"It starts with a consultation, {consultation}",
				"One trainer, {trainer}, from the first day to the last",
				"Food, praise and patience; nothing that pinches",
				"You are taught along with your dog",
			],
		},
		beginning: {
			title: "Consultation",
			price: "{consultation}",
			text: "Where every program starts: you talk, {trainer} listens, and one of these comes out of it.",
		},
		related: ["puppies", "reviews", "not-sure"],
	},
	programs,
	services,
	home: ["private-lessons", "board-and-train", "day-training"],
	footer: ["private-lessons", "day-training", "board-and-train", "boarding"],
};
