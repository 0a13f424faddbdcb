/** The head of each type of page (specification, section 2): puppy, puppies list, home, contact, about. */
import { href, type MetaDescriptor } from "react-router";
import { facts } from "./facts.ts";
import { headTags, puppyPreview } from "./head.ts";
import { siteWord } from "./site-words.ts";

/** What a search engine reads of the home page. */
export const homeSearch = {
	get title() {
		return `Trained Puppies for Sale in ${facts.place}`;
	},
	get description() {
		return `Puppies raised and trained in ${facts.trainer}’s house in ${facts.place}, delivered to your door with owner lessons and lifetime support.`;
	},
} as const;

export const homeHead = ({
	title,
	description,
}: {
	title: string;
	description: string;
} = homeSearch): MetaDescriptor[] => headTags({ title, description, path: href("/") });

/**
 * The list is one page to a search engine, whatever its filter and however many cards are shown;
 * what somebody searched for, or narrowed it down to, is no page to list.
 */
export const puppiesListHead = ({ isWhole }: { isWhole: boolean }): MetaDescriptor[] =>
	headTags({
		title: siteWord("list-title"),
		description: siteWord("list-description"),
		path: href("/trained-puppies-for-sale"),
		index: isWhole,
	});

export type HeadPuppy = {
	name: string;
	profilePath: string;
	breed: string;
	available: boolean;
	isReserved?: boolean;
	/** What its page tells of it now; empty where that is nothing. */
	story: string;
	personality: string;
};

export function puppyHead(puppy: HeadPuppy): MetaDescriptor[] {
	const { name, breed, profilePath } = puppy;
	const kind = [breed, "puppy"].filter(Boolean).join(" ");
	const state = puppy.available ? "Available now" : puppy.isReserved ? "Reserved" : "Sold";
	const words = [puppy.story, puppy.personality].map((text) => text.trim()).find(Boolean);
	return headTags({
		title: `${name}, ${breed || facts.product}`,
		description: `${state}: ${name}, a trained ${kind} from ${facts.place}. ${words ?? ""}`,
		path: href("/trained-puppies-for-sale/:profilePath", { profilePath }),
		image: puppyPreview(puppy),
		type: "product",
	});
}

/** What became of the message of the contact form. */
export type ContactState = "sent" | "refused";

/** What the contact page says besides its form. */
export const contactWords = {
	title: "Contact the Team",
	get lead() {
		return `${facts.trainer} answers every message herself, usually the same day.`;
	},
	get description() {
		return `Write to ${facts.trainer}, call or text ${facts.phone}: ask about a puppy, a training program or a visit in ${facts.place}.`;
	},
	/** After "Maren has your message." */
	sent: "She reads and answers every one herself, usually the same day.",
} as const;

/**
 * The form is one page, whichever puppy it was opened for. Its title says what became of a message,
 * because that is what is read aloud first.
 */
export const contactHead = (
	state?: ContactState,
	{ title, description }: { title: string; description: string } = contactWords,
): MetaDescriptor[] =>
	headTags({
		title: { none: title, sent: "Message sent", refused: `Error: ${title}` }[state ?? "none"],
		index: state === undefined,
		description,
		path: href("/contact-us"),
	});

/** A page about the business and who belongs to it: team, trainer, Zeta, guests. */
export const aboutHead = ({
	title,
	description,
	path,
}: {
	title: string;
	description: string;
	path: string;
}): MetaDescriptor[] => headTags({ title, description, path, type: "article" });
