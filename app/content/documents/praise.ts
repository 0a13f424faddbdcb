/** What families and reviewers say: testimonials, reviews and stories of sold puppies (specification, section 3). */
import { href } from "react-router";
import { monthInWords } from "~/business/days.ts";
import { soldPuppyStories, testimonials } from "~/business/praise.ts";
import { type Review, reviews } from "~/business/reviews.ts";
import { sampleDay } from "~/business/sample-days.ts";
import { choice, reference } from "../fields/choices.ts";
import { box, picture, sampleOf } from "../fields/field.ts";
import { day, webAddress } from "../fields/kinds.ts";
import { line, lines, text } from "../fields/texts.ts";
import { declaredItems, type Flag, type Item, type ItemOf, newState, shown } from "../items.ts";
import type { ContentPicture } from "../picture.ts";

/** The most entries that the home page has room for. */
const HOME_MAX = 3;
const MAX = 200;

const stars = (help?: string) =>
	choice(
		"Stars",
		[5, 4, 3, 2, 1].map((value) => ({ value, label: value === 1 ? "1 star" : `${value} stars` })),
		5,
		help ? { help } : {},
	);

const agreed = (label = "The family agreed to be shown") =>
	box(label, false, "Until then it is only kept here, and visitors don’t see it.");

const onHome = (help: string) => box("On the home page", false, help);

type Praise = Pick<Item, "isHidden" | "deletedAt"> & { agreed: boolean };

/** What the kinds of praise have in common. */
export interface PraiseItem extends Praise {
	readonly day: string;
	readonly picture: ContentPicture | undefined;
}

/** The entries that visitors see, in order. */
export const shownPraise = <One extends Praise>(items: readonly One[]): One[] =>
	shown(items).filter((item) => item.agreed);

/** The entries on the home page: the first of those that were chosen for it. */
export const homePraise = <One extends Praise & { onHome: boolean }>(
	items: readonly One[],
): One[] =>
	shownPraise(items)
		.filter((item) => item.onHome)
		.slice(0, HOME_MAX);

const disagreed = ({ agreed }: Praise): Flag[] =>
	agreed ? [] : [{ text: "Not shown: the family has not agreed", isBad: true }];

const homeFlags = <One extends Praise & { onHome: boolean }>(
	item: One,
	items: readonly One[],
): Flag[] => {
	const isThere = homePraise(items).includes(item);
	const isChosen = item.onHome && shownPraise(items).includes(item);
	const text = isThere ? "On the home page" : "Chosen for the home page, which is full";
	return [...disagreed(item), ...(isChosen ? [{ text }] : [])];
};

const facts = (...all: (string | false)[]) => all.filter(Boolean).join(" · ");

/** What the kinds have in common. Nobody agreed to an invented entry, so its form asks again. */
const shared = {
	max: MAX,
	isAddedFirst: true,
	unsampled: { agreed: false },
	sampleNote:
		"Entries marked as samples came with the site and are made up. Rewrite or delete them, or remove the whole sample under Settings.",
} as const;
const sampleState = { ...newState, isSample: true, agreed: true } as const;

/** What a testimonial or review is about, and where it was written. */
const said = {
	service: line("What they bought or booked", "", {
		max: 80,
		isRequired: false,
		help: "Such as Trained puppy or Board and train.",
	}),
	puppyName: line("Their puppy", "", { max: 60, isRequired: false }),
	source: line("Where they wrote it", "", {
		max: 80,
		isRequired: false,
		help: "Such as Google, or Email.",
	}),
	link: webAddress("Link to what they wrote", "", {
		help: "Families believe what they can read where it was written.",
	}),
};

const testimonialFields = {
	name: line("Who said it", "", {
		max: 80,
		help: "The way they want to be named, such as Dana & Will P.",
	}),
	place: line("Place", "", {
		max: 80,
		isRequired: false,
		help: "For example, Hendersonville, NC.",
	}),
	text: text("What they said", "", {
		max: 2_000,
		isRequired: true,
		help: "Leave out the quotation marks; the page adds them.",
	}),
	...said,
	day: day("Day on which they said it", {
		isPast: true,
		help: "The page shows the month and year.",
	}),
	agreed: agreed(),
	picture: picture("Picture", { blank: "No picture" }),
	onHome: onHome("The home page has room for the first three that you choose."),
	shortText: text("Short version for the home page", "", {
		max: 300,
		help: "If you leave it empty, the home page shows how the full text begins.",
	}),
	stars: stars("Shown on the home page."),
};

export const testimonialsDocument = declaredItems({
	key: "testimonials",
	label: "Testimonials",
	note: "What families say. The first one is shown largest.",
	path: href("/testimonials"),
	one: "testimonial",
	...shared,
	fields: testimonialFields,
	sample: () =>
		testimonials.map(({ home, day, ...said }, index) => ({
			id: `testimonial-${index + 1}`,
			...sampleOf(testimonialFields),
			...sampleState,
			...said,
			day: sampleDay(day),
			...(home && { onHome: true, shortText: home.quote ?? "" }),
		})),
	summary: ({ place, day, text }) => [facts(place, monthInWords(day)), text],
	flags: homeFlags,
});

/** The face beside a testimonial of the sample on the home page. */
export const sampleFace = (id: string): string | undefined =>
	testimonials[Number(id.replace("testimonial-", "")) - 1]?.home?.face;

const reviewFields = {
	name: line("Reviewer", "", { max: 80 }),
	text: text("Review", "", { max: 2_000, isRequired: true }),
	stars: stars(),
	recommends: box("The reviewer recommends us", true, "If not, the review is marked as mixed."),
	keywords: lines("Keywords", [], {
		count: 6,
		max: 120,
		help: "One per line, such as Quality or Value.",
	}),
	...said,
	day: day("Day of the review", { isPast: true, help: "The page shows the month and year." }),
	picture: picture("Picture of the reviewer", {
		blank: "No picture",
		help: "If there is none, the page shows the first letter of the name.",
	}),
	agreed: agreed("The reviewer agreed to be shown, or posted it publicly"),
};

export const reviewsDocument = declaredItems({
	key: "reviews",
	label: "Reviews",
	note: "As people left them, with their stars.",
	path: href("/reviews"),
	one: "review",
	...shared,
	fields: reviewFields,
	sample: () =>
		reviews.map(({ images, profileImage, day, ...said }, index) => ({
			id: `review-${index + 1}`,
			...sampleOf(reviewFields),
			...sampleState,
			...said,
			day: sampleDay(day),
		})),
	summary: ({ stars, day, text }) => [facts(`${stars} of 5 stars`, monthInWords(day)), text],
	flags: disagreed,
});

/** The drawings that belong only to a review of the sample. */
export const sampleReviewArt = (id: string): Pick<Review, "profileImage" | "images"> | undefined =>
	reviews[Number(id.replace("review-", "")) - 1];

const storyFields = {
	name: line("Puppy’s name", "", { max: 80 }),
	puppyId: reference("Sold puppy", "soldPuppies", {
		blank: "No puppy in particular",
		help: "The story links to this puppy’s page as long as visitors can see that page.",
	}),
	breed: line("Breed", "", { max: 80, isRequired: false }),
	family: line("Family", "", {
		max: 80,
		isRequired: false,
		help: "The way they want to be named.",
	}),
	place: line("Where they live", "", { max: 80, isRequired: false }),
	text: text("Story", "", {
		max: 2_000,
		isRequired: true,
		help: "An empty line begins a new paragraph.",
	}),
	day: day("Went home on", { isPast: true, help: "The page shows the month and year." }),
	agreed: agreed(),
	picture: picture("Picture", { blank: "No picture" }),
};

export type StoryItem = ItemOf<typeof storyFields>;

export const storiesDocument = declaredItems({
	key: "stories",
	label: "Sold puppy stories",
	note: "Where puppies went, and what became of them. The first one is shown largest.",
	path: href("/sold-puppy-stories"),
	one: "story",
	...shared,
	fields: storyFields,
	sample: () =>
		soldPuppyStories.map(({ day, image, ...told }, index) => ({
			id: `story-${index + 1}`,
			...sampleOf(storyFields),
			...sampleState,
			...told,
			day: sampleDay(day),
			picture: { drawing: image },
		})),
	summary: ({ breed, day, text }) => [facts(breed, monthInWords(day)), text],
	flags: disagreed,
});
