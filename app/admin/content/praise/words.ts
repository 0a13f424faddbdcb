/** Names, notes, labels and hints of the lists of praise in the admin, and their addresses. */
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
const agreedHint = "Until then it is only kept here, and visitors don’t see it.";

export const praiseWords: Readonly<Record<PraiseKind, Words>> = {
	testimonials: {
		title: "Testimonials",
		note: "What families say. The first one is shown largest.",
		one: "testimonial",
		hasHome: true,
		labels: {
			name: "Who said it",
			place: "Place",
			words: "What they said",
			shortWords: "Short version for the home page",
			puppyName: "Their puppy",
			day: "Date they got the puppy, or said this",
			stars: "Stars",
			picture: "Picture",
			agreed,
			onHome: fieldLabels.onHome,
		},
		hints: {
			name: "The way they want to be named, such as Dana & Will P.",
			place: "For example, Hendersonville, NC.",
			words: "Leave out the quotation marks; the page adds them.",
			shortWords: "If you leave it empty, the home page shows how the full text begins.",
			day: "The home page shows the month and year.",
			stars: "Shown on the home page.",
			agreed: agreedHint,
			onHome: "The home page has room for the first three that you choose.",
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
			agreed: "The reviewer agreed to be shown, or posted it publicly",
			onHome: fieldLabels.onHome,
		},
		hints: {
			keywords: "Separated by commas, such as Quality, Value.",
			recommends: "If not, the review is marked as mixed.",
			day: "The page shows the month and year.",
			picture: "If there is none, the page shows the first letter of the name.",
			agreed: agreedHint,
			onHome:
				"The home page has room for the first three that you choose, and shows how they begin.",
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
			puppyId: "The story links to this puppy’s page as long as visitors can see that page.",
			words: "An empty line begins a new paragraph.",
			day: "The page shows the month and year.",
			agreed: agreedHint,
		},
	},
};

/** The kind of list that a URL names; undefined if there is none. */
export const praiseKindOf = (text: string | undefined): PraiseKind | undefined =>
	praiseKinds.find((kind) => kind === text);

export const praiseAddress = (kind: PraiseKind) => href("/admin/content/praise/:kind", { kind });
export const newPraiseAddress = (kind: PraiseKind) =>
	href("/admin/content/praise/:kind/new", { kind });
export const praiseItemAddress = (kind: PraiseKind, item: string) =>
	href("/admin/content/praise/:kind/:item", { kind, item });

/** The key under which the browser keeps the unsaved draft of an entry's form. */
export const praiseDraft = (kind: PraiseKind, item = "new") => `${kind} ${item}`;

/** Why visitors don't see an entry, in words; undefined if they do see it. */
export function hiddenReasonInWords(item: PraiseItem): string | undefined {
	const reason = hiddenReason(item);
	if (reason === "not agreed") return "Not shown: the family has not agreed";
	return reason === "hidden" ? "Hidden" : undefined;
}

export const praiseMessages = {
	gone: "It is no longer there; somebody else may have deleted it.",
	full: `There is room for ${ITEMS_MAX} entries. Please delete one first.`,
	trash: `Deleted entries can be taken back for ${TRASH_DAYS} days.`,
} as const;
