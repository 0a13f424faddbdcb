/** What the admin calls the lists of praise and their questions. */
import { href } from "react-router";
import { fieldLabels } from "~/content/field-labels.ts";
import type { PraiseField } from "~/content/praise/form.ts";
import {
	hiddenReason,
	ITEMS_MAX,
	type PraiseItem,
	type PraiseKind,
	praiseKinds,
	TRASH_DAYS,
} from "~/content/praise/item.ts";

interface Words {
	title: string;
	note: string;
	/** One entry, such as "testimonial". */
	one: string;
	labels: Partial<Record<PraiseField, string>>;
	hints: Partial<Record<PraiseField, string>>;
	hasHome: boolean;
}

const agreed = "The family agreed to be shown";
const agreedHint = "Without it this is kept here, and no visitor sees it.";

export const praiseWords: Readonly<Record<PraiseKind, Words>> = {
	testimonials: {
		title: "Testimonials",
		note: "What families say. The first one is shown largest.",
		one: "testimonial",
		hasHome: true,
		labels: {
			name: "Whose words",
			place: "Place",
			words: "What they said",
			shortWords: "In short, for the home page",
			puppyName: "Their puppy",
			day: "Since when, or said when",
			stars: "Stars",
			picture: "Picture",
			agreed,
			onHome: fieldLabels.onHome,
		},
		hints: {
			name: "As they want to be named, such as Dana & Will P.",
			place: "Such as Hendersonville, NC.",
			words: "Without quotation marks: the page adds them.",
			shortWords: "Left empty, the home page shows how it begins.",
			day: "The home page shows month and year.",
			stars: "Shown on the home page.",
			agreed: agreedHint,
			onHome: "It has room for the first three that are chosen.",
		},
	},
	reviews: {
		title: "Reviews",
		note: "As people left them, with their stars.",
		one: "review",
		hasHome: true,
		labels: {
			name: "Reviewer",
			words: "Review",
			stars: "Stars",
			recommends: "The reviewer recommends us",
			keywords: "Keywords",
			day: "Day of the review",
			picture: "Picture of the reviewer",
			agreed: "The reviewer agreed to be shown, or wrote it in public",
			onHome: fieldLabels.onHome,
		},
		hints: {
			keywords: "With commas between them, such as Quality, Value.",
			recommends: "Otherwise it is marked as mixed.",
			day: "The page shows month and year.",
			picture: "Without one, the first letter of the name stands there.",
			agreed: agreedHint,
			onHome: "It has room for the first three that are chosen, and shows how they begin.",
		},
	},
	stories: {
		title: "Sold puppy stories",
		note: "Where puppies went, and what became of them. The first one is shown largest.",
		one: "story",
		hasHome: false,
		labels: {
			name: "Puppy’s name",
			puppyId: "Sold puppy",
			breed: "Breed",
			words: "Story",
			day: "Went home on",
			picture: "Picture",
			agreed,
		},
		hints: {
			puppyId: "The story leads to this puppy’s page, for as long as visitors see that.",
			words: "An empty line begins a new paragraph.",
			day: "The page shows month and year.",
			agreed: agreedHint,
		},
	},
};

/** The kind that an address names. */
export const praiseKindOf = (text: string | undefined): PraiseKind | undefined =>
	praiseKinds.find((kind) => kind === text);

export const praiseAddress = (kind: PraiseKind) => href("/admin/content/praise/:kind", { kind });
export const newPraiseAddress = (kind: PraiseKind) =>
	href("/admin/content/praise/:kind/new", { kind });
export const praiseItemAddress = (kind: PraiseKind, item: string) =>
	href("/admin/content/praise/:kind/:item", { kind, item });

/** The name under which what is written of an entry is kept on the device. */
export const praiseDraft = (kind: PraiseKind, item = "new") => `${kind} ${item}`;

/** Why visitors don't see an entry, in words; undefined where they do. */
export function hiddenReasonInWords(item: PraiseItem): string | undefined {
	const reason = hiddenReason(item);
	if (reason === "not agreed") return "Not shown: the family has not agreed";
	return reason === "hidden" ? "Hidden" : undefined;
}

export const praiseMessages = {
	gone: "It is not there any more; somebody else may have deleted it.",
	full: `There is room for ${ITEMS_MAX} entries. Please delete one first.`,
	trash: `Deleted entries can be taken back for ${TRASH_DAYS} days.`,
} as const;
