/**
 * Short texts used on many pages: in the frame, on buttons, in the band at the end. Those that the
 * trainer has changed come with the public settings; the others are the sample's.
 */
import { publicSettings } from "#public-settings";
import { facts } from "./facts.ts";

/** The sample's texts by the names of their fields (content/documents/site.ts), with placeholders for facts. */
export const siteTextSamples = {
	note: "In-home dog training in {place}",
	footer: "In-home dog training and trained puppies in {place}.",
	"footer-training": "Training",
	"puppies-button": "View Puppies",
	"contact-button": "Contact Us",
	"end-title": "Interested in Owning a {product}?",
	"end-text": "Meet the puppies, or tell {trainer} about the one you are hoping for.",
	"end-button": "Get A Puppy!",
	"stage-1-title": "Imprinting good behavior",
	"stage-1-text": "House routine, crate, name, and being handled by strangers.",
	"stage-2-title": "Training",
	"stage-2-text": "Sit, down, place, stay, and walking on a loose leash.",
	"stage-3-title": "Out in the world",
	"stage-3-text": "Shops, traffic, children and other dogs.",
	"stage-4-title": "Review and delivery",
	"stage-4-text": "Everything once more, then home to you.",
	"stage-4-home": "Everything once more, then home.",
	"list-title": "Trained Puppies for Sale",
	"list-lead":
		"Raised in {trainer}’s house, trained for about {weeks} weeks and delivered to your door.",
	"list-description":
		"Available and sold puppies in {place}: raised in {trainer}’s house, trained for about {weeks} weeks and delivered to your door.",
	"other-title": "Looking for a different puppy?",
	"other-list": "Join the waiting list",
	"other-text": "or tell {trainer} what you have in mind and find a dream puppy together.",
	"nobody-list": "Join the Waiting List",
	"guests-title": "Looking for a home",
	"guests-boarding": "Boarding for your dog",
	"guests-training": "Board and train",
	"related-title": "Related services",
	"puppy-reserving": "How reserving and refunds work",
	sent: "Successfully emailed {trainer}! She'll reach out to you soon.",
} as const;

export type SiteText = keyof typeof siteTextSamples;

/** The facts that the samples name, by their placeholders. */
type Fact = "trainer" | "product" | "place" | "weeks";

/** The current text of this name. */
export const siteText = (name: SiteText): string =>
	publicSettings.site?.texts?.[name] ??
	siteTextSamples[name].replace(/\{(\w+)\}/g, (_, name: Fact) => `${facts[name]}`);
