/** The navigation entries (specification, section 2). */
import { href } from "react-router";
import { publicSettings } from "#public-settings";
import type { ProgramKey } from "./program.ts";
import { type SiteWord, siteWord } from "./site-words.ts";

const program = (key: ProgramKey) => href("/training-programs/:key", { key });

/** A link whose name the trainer can change. */
const link = (word: SiteWord, path: string) => ({
	get name() {
		return siteWord(word);
	},
	path,
});

const top = { header: true, footer: false } as const;

export const navigation = [
	Object.assign(link("nav-home", href("/")), top),
	Object.assign(link("nav-choosing", href("/choosing-your-puppy")), top),
	Object.assign(link("nav-training", href("/puppy-training")), top),
	Object.assign(link("nav-delivery", href("/puppy-delivery")), top),
	Object.assign(link("nav-puppies", href("/trained-puppies-for-sale")), top),
	Object.assign(link("nav-contact", href("/contact-us")), { header: true, footer: true }),
];

interface NavigationLink {
	name: string;
	path: string;
}

const ownPages = () => publicSettings.pages ?? [];

/** The links at the top of every page. The trainer's own pages come before the contact page. */
export function headerLinks(): NavigationLink[] {
	const links = navigation.filter((entry) => entry.header);
	return [...links.slice(0, -1), ...ownPages().filter((page) => page.header), ...links.slice(-1)];
}

/** The trainer's own pages that are linked at the bottom of every page. */
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

/** The address of one of the sample's programs, or of all programs if visitors can't see it. */
export function programLink(key: ProgramKey): string {
	const { missing = [], moved } = publicSettings.programs ?? {};
	if (missing.includes(key)) return href("/training-programs");
	return href("/training-programs/:key", { key: moved?.[key] ?? key });
}

/** The columns of links above the footer's bar, for the rest of the site. */
export const footerColumns = (): FooterColumn[] => [
	{ title: siteWord("footer-training"), entries: ownPrograms() ?? samplePrograms },
	...otherColumns(),
];

interface FooterColumn {
	title: string;
	entries: readonly NavigationLink[];
}

const otherColumns = (): FooterColumn[] => [
	{
		title: siteWord("footer-about"),
		entries: [
			link("footer-team", href("/meet-the-team")),
			link("footer-testimonials", href("/testimonials")),
			link("footer-reviews", href("/reviews")),
			link("footer-stories", href("/sold-puppy-stories")),
			link("footer-videos", href("/videos")),
		],
	},
	{
		title: siteWord("footer-buying"),
		entries: [
			link("footer-reserving", href("/reserving-a-puppy")),
			link("footer-waiting-list", href("/waiting-list")),
			link("footer-questions", `${href("/reserving-a-puppy")}#questions`),
			link("footer-visit", `${href("/reserving-a-puppy")}#visit`),
			link("footer-privacy", href("/privacy")),
		],
	},
];
