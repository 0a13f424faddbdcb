/** The navigation (specification, section 2): the sample's links, and those that the trainer chose instead. */
import { href } from "react-router";
import { publicSettings } from "#public-settings";
import { isPageShown } from "./hidden-pages.ts";
import { siteText } from "./site-texts.ts";

export interface NavigationLink {
	name: string;
	path: string;
}

/** Links in one place of the frame, under their heading if they have one. */
export interface NavigationGroup {
	title?: string;
	links: readonly NavigationLink[];
}

const link = (name: string, path: string): NavigationLink => ({ name, path });
const contact = link("Contact Us", href("/contact-us"));
const reserving = href("/reserving-a-puppy");

/** The links of a fresh site by their places: the top, beside those, two columns of the footer, and its bar. */
export const navigationSample = {
	header: {
		links: [
			link("Home", href("/")),
			link("Choosing Your Puppy", href("/choosing-your-puppy")),
			link("Your Puppy's Training", href("/puppy-training")),
			link("Puppy Delivery", href("/puppy-delivery")),
			link("View Puppies", href("/trained-puppies-for-sale")),
			contact,
		],
	},
	more: {
		links: [
			link("Trainer", href("/meet-the-trainer")),
			link("Reviews", href("/reviews")),
			link("Reserving", reserving),
			link("Questions", `${reserving}#questions`),
		],
	},
	about: {
		title: "About us",
		links: [
			link("Meet the team", href("/meet-the-team")),
			link("Testimonials", href("/testimonials")),
			link("Reviews", href("/reviews")),
			link("Sold puppy stories", href("/sold-puppy-stories")),
			link("Videos", href("/videos")),
		],
	},
	buying: {
		title: "Buying a puppy",
		links: [
			link("Reserving a puppy", reserving),
			link("Waiting list", href("/waiting-list")),
			link("Questions and answers", `${reserving}#questions`),
			link("Finding us", `${reserving}#visit`),
			link("Privacy", href("/privacy")),
		],
	},
	bar: { links: [contact] },
} satisfies Record<string, NavigationGroup>;

export type NavigationPlace = keyof typeof navigationSample;

/** The links of a place that lead to something that visitors can see. */
export function navigation(place: NavigationPlace): NavigationGroup {
	const group: NavigationGroup =
		publicSettings.site?.navigation?.[place] ?? navigationSample[place];
	return { ...group, links: group.links.filter(({ path }) => isPageShown(path)) };
}

const ownPages = () => publicSettings.pages ?? [];

/** The links at the top of every page. The trainer's own pages come before the last one. */
export function headerLinks(): NavigationLink[] {
	const { links } = navigation("header");
	return [...links.slice(0, -1), ...ownPages().filter((page) => page.header), ...links.slice(-1)];
}

/** The trainer's own pages that are linked at the bottom of every page. */
export const footerPages = (): NavigationLink[] => ownPages().filter((page) => page.footer);

/** Keys of the sample's programs, which are part of their addresses, in the order of the list. */
export const programKeys = [
	"private-lessons",
	"board-and-train",
	"board-and-train-adult",
	"board-and-train-puppy",
	"trained-puppy",
	"day-training",
	"boarding",
] as const;
export type ProgramKey = (typeof programKeys)[number];

const program = (key: ProgramKey) => href("/training-programs/:key", { key });

const samplePrograms: readonly NavigationLink[] = [
	link("All programs", href("/training-programs")),
	link("Private lessons", program("private-lessons")),
	link("Day training", program("day-training")),
	link("Board and train", program("board-and-train")),
	link("Boarding", program("boarding")),
];

const ownPrograms = () =>
	publicSettings.programs?.footer.map(({ title, path }) => ({ name: title, path }));

/** The address of one of the sample's programs, or of all programs if visitors can't see it. */
export function programLink(key: ProgramKey): string {
	const { missing = [], moved } = publicSettings.programs ?? {};
	if (missing.includes(key)) return href("/training-programs");
	return href("/training-programs/:key", { key: moved?.[key] ?? key });
}

/** The columns of links above the footer's bar, for the rest of the site. */
export const footerColumns = (): NavigationGroup[] =>
	[
		{ title: siteText("footer-training"), links: ownPrograms() ?? samplePrograms },
		navigation("about"),
		navigation("buying"),
	].filter(({ links }) => links.length > 0);
