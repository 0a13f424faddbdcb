/** Texts and pictures on many pages: logo, portrait, navigation, buttons, and the band at the end. */
import { href } from "react-router";
import { type NavigationPlace, navigationSample } from "~/business/navigation.ts";
import { type SiteText, siteTextSamples } from "~/business/site-texts.ts";
import { declared } from "../declared.ts";
import { type Field, group, list, picture } from "../fields/field.ts";
import { address, line, text } from "../fields/texts.ts";

type Labels = Readonly<Partial<Record<SiteText, string>>>;
type Texts = Readonly<Record<string, Field<string>>>;

const isSiteWord = (name: string): name is SiteText => Object.hasOwn(siteTextSamples, name);

const fieldsWith = (make: typeof line, labels: Labels): Texts =>
	Object.fromEntries(
		Object.entries(labels).flatMap(([name, label]) =>
			isSiteWord(name) ? [[name, make(label, siteTextSamples[name])]] : [],
		),
	);

const lines = (labels: Labels) => fieldsWith(line, labels);
const texts = (labels: Labels) => fieldsWith(text, labels);
const requiredTexts = (labels: Labels) =>
	fieldsWith((label, sample) => text(label, sample, { isRequired: true }), labels);

/** Links of the navigation, to be added, renamed, moved and removed. */
const links = (place: NavigationPlace) =>
	list("Links", {
		item: "Link",
		max: 12,
		help: "A link to a page that visitors can’t see, or on which there is nothing yet, is left out.",
		fields: {
			name: line("Label", "", { max: 40 }),
			path: address("Leads to", "", { isRequired: true }),
		},
		sample: navigationSample[place].links,
	});

const column = (label: string, place: "about" | "buying") =>
	group(label, { title: line("Heading", navigationSample[place].title), links: links(place) });

/** What differs from the sample travels to every page with the public settings (photos/site.server.ts). */
export const siteDocument = declared({
	key: "site",
	label: "Logo, portrait and every page",
	path: href("/"),
	fields: {
		logo: group("Logo", {
			picture: picture("Beside the name of the business, and as the site’s icon"),
		}),
		portrait: group("Your portrait", {
			picture: picture("Your face beside your words, on every page"),
		}),
		lost: group("When a page is not found", {
			picture: picture("Picture in place of the puppy at night"),
		}),
		frame: group("Top and bottom of every page", {
			...lines({ note: "At the top of the home page" }),
			...texts({ footer: "At the bottom, under the logo" }),
		}),
		header: group(
			"Links at the top",
			{ links: links("header") },
			"Pages of your own that you put there come before the last one.",
		),
		more: group("Smaller links at the top", { links: links("more") }),
		programLinks: group(
			"Links at the bottom, to programs",
			lines({ "footer-training": "Heading" }),
		),
		about: column("Links at the bottom, second column", "about"),
		buying: column("Links at the bottom, third column", "buying"),
		bar: group("Links at the very bottom", { links: links("bar") }),
		buttons: group(
			"Buttons",
			lines({
				"puppies-button": "To the puppies",
				"contact-button": "To the contact page",
			}),
		),
		end: group("At the end of many pages", {
			...lines({ "end-title": "Heading" }),
			...texts({ "end-text": "Under the heading" }),
			...lines({ "end-button": "Button" }),
		}),
		puppy: group(
			"On a puppy’s page",
			lines({
				"puppy-reserving": "Link to how reserving works",
				"stage-1-title": "Training, part 1",
				"stage-1-text": "Under part 1",
				"stage-2-title": "Training, part 2",
				"stage-2-text": "Under part 2",
				"stage-3-title": "Training, part 3",
				"stage-3-text": "Under part 3",
				"stage-4-title": "Training, part 4",
				"stage-4-text": "Under part 4",
				"stage-4-home": "Under part 4, once the puppy is home",
			}),
		),
		list: group("On the list of puppies", {
			...lines({ "list-title": "Title" }),
			...texts({ "list-lead": "Under the title" }),
			...requiredTexts({ "list-description": "Description for search engines" }),
			...lines({
				"other-title": "When few puppies are available",
				"other-list": "Link to the waiting list below it",
			}),
			...requiredTexts({ "other-text": "After that link and a comma" }),
			...lines({ "nobody-list": "Button to the waiting list, when no puppy was found" }),
		}),
		guests: group(
			"On the page about your guests",
			lines({
				"guests-title": "Above the puppies for sale",
				"guests-boarding": "Link to boarding",
				"guests-training": "Link to board and train",
			}),
		),
		programs: group("On program pages", lines({ "related-title": "Above the cards at the end" })),
		contact: group("On the contact form", lines({ sent: "After a message is sent" })),
	},
});
