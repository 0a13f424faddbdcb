import { href } from "react-router";
import { type SiteWord, siteWordDefaults } from "~/business/site-words.ts";
import type { TextPage } from "./page-fields.ts";

const stages = [1, 2, 3, 4] as const;

/** Texts and pictures on many pages: logo, portrait, navigation, buttons, and the band at the end. */
export const siteTexts = {
	key: "site",
	label: "Logo, portrait and every page",
	path: href("/"),
	words: (fields) => {
		const line = (name: SiteWord, label: string) =>
			fields.line(name, label, siteWordDefaults[name]);
		const text = (name: SiteWord, label: string) =>
			fields.text(name, label, siteWordDefaults[name]);
		fields.group("Logo");
		fields.picture("logo", "Beside the name of the business, and as the site’s icon");
		fields.group("Your portrait");
		fields.picture("trainer", "Your face beside your words, on every page");
		fields.group("When a page is not found");
		fields.picture("lost", "Picture in place of the puppy at night");
		fields.group("Top and bottom of every page");
		line("note", "At the top of the home page");
		text("footer", "At the bottom, under the logo");
		fields.group("Links at the top");
		line("nav-home", "Home page");
		line("nav-choosing", "Choosing a puppy");
		line("nav-training", "Training");
		line("nav-delivery", "Delivery");
		line("nav-puppies", "The puppies");
		line("nav-contact", "Contact page, also at the bottom");
		fields.group("Links at the bottom");
		line("footer-training", "Heading of the programs");
		line("footer-about", "Heading of the second column");
		line("footer-team", "Team");
		line("footer-testimonials", "Testimonials");
		line("footer-reviews", "Reviews");
		line("footer-stories", "Stories");
		line("footer-videos", "Videos");
		line("footer-buying", "Heading of the third column");
		line("footer-reserving", "Reserving");
		line("footer-waiting-list", "Waiting list");
		line("footer-questions", "Questions and answers");
		line("footer-visit", "Finding you");
		line("footer-privacy", "Privacy");
		fields.group("Buttons");
		line("puppies-button", "To the puppies");
		line("contact-button", "To the contact page");
		fields.group("At the end of many pages");
		line("end-title", "Heading");
		text("end-text", "Under the heading");
		line("end-button", "Button");
		line("end-video", "Name of the video, when you have none of a delivery");
		fields.group("On a puppy’s page");
		line("puppy-reserving", "Link to how reserving works");
		line("puppy-unknown", "Why to ask you about a puppy, before “him” or “her”");
		for (const stage of stages) {
			line(`stage-${stage}-title`, `Training, part ${stage}`);
			line(`stage-${stage}-text`, `Under part ${stage}`);
		}
		line("stage-4-home", "Under part 4, once the puppy is home");
		fields.group("On the list of puppies");
		line("list-title", "Title");
		text("list-lead", "Under the title");
		text("list-description", "Description for search engines");
		line("other-title", "When few puppies are available");
		line("other-list", "Link to the waiting list below it");
		text("other-text", "After that link and a comma");
		line("nobody-list", "Button to the waiting list, when no puppy was found");
		fields.group("On the page about your guests");
		line("guests-title", "Above the puppies for sale");
		line("guests-boarding", "Link to boarding");
		line("guests-training", "Link to board and train");
		fields.group("On program pages");
		line("related-title", "Above the cards at the end");
		fields.group("On the contact form");
		line("sent", "After a message is sent");
		return {};
	},
} satisfies TextPage<object>;
