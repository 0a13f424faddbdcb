/** The navigation entries (specification, section 2). */
import { href } from "react-router";
import { publicSettings } from "#public-settings";
import type { ProgramKey } from "./program.ts";

const program = (key: ProgramKey) => href("/training-programs/:key", { key });

export const navigation = [
	{ name: "Home", path: href("/"), header: true, footer: false },
	{ name: "Choosing Your Puppy", path: href("/choosing-your-puppy"), header: true, footer: false },
	{ name: "Your Puppy's Training", path: href("/puppy-training"), header: true, footer: false },
	{ name: "Puppy Delivery", path: href("/puppy-delivery"), header: true, footer: false },
	{ name: "View Puppies", path: href("/trained-puppies-for-sale"), header: true, footer: false },
	{ name: "Contact Us", path: href("/contact-us"), header: true, footer: true },
] as const;

interface NavigationLink {
	name: string;
	path: string;
}

const ownPages = () => publicSettings.pages ?? [];

/** The links at the top of every page: the trainer's own pages come before the way to reach her. */
export function headerLinks(): NavigationLink[] {
	const links = navigation.filter((entry) => entry.header);
	return [...links.slice(0, -1), ...ownPages().filter((page) => page.header), ...links.slice(-1)];
}

/** The trainer's own pages that stand at the bottom of every page. */
export const footerPages = (): NavigationLink[] => ownPages().filter((page) => page.footer);

const samplePrograms: readonly NavigationLink[] = [
	{ name: "All programs", path: href("/training-programs") },
	{ name: "Private lessons", path: program("private-lessons") },
	{ name: "Day training", path: program("day-training") },
	{ name: "Board and train", path: program("board-and-train") },
	{ name: "Boarding", path: program("boarding") },
];

const ownPrograms = () =>
	publicSettings.programs?.footer.map(({ title, path }) => ({ name: title, path }));

/** The way to a program of the sample; where visitors don't see it, to all programs. */
export const programLink = (key: ProgramKey): string =>
	publicSettings.programs?.missing.includes(key) ? href("/training-programs") : program(key);

/** The rest of the site, in columns above the footer's bar. */
export const footerColumns = (): FooterColumn[] => [
	{ title: "Training", entries: ownPrograms() ?? samplePrograms },
	...otherColumns,
];

interface FooterColumn {
	title: string;
	entries: readonly NavigationLink[];
}

const otherColumns: readonly FooterColumn[] = [
	{
		title: "About us",
		entries: [
			{ name: "Meet the team", path: href("/meet-the-team") },
			{ name: "Testimonials", path: href("/testimonials") },
			{ name: "Reviews", path: href("/reviews") },
			{ name: "Sold puppy stories", path: href("/sold-puppy-stories") },
			{ name: "Videos", path: href("/videos") },
		],
	},
	{
		title: "Buying a puppy",
		entries: [
			{ name: "Reserving a puppy", path: href("/reserving-a-puppy") },
			{ name: "Waiting list", path: href("/waiting-list") },
			{ name: "Questions and answers", path: `${href("/reserving-a-puppy")}#questions` },
			{ name: "Finding us", path: `${href("/reserving-a-puppy")}#visit` },
			{ name: "Privacy", path: href("/privacy") },
		],
	},
];
