/**
 * The fields of a message to the trainer (specification, section 5), their limits and the messages for
 * invalid values. The web form and the JSON API both use this schema.
 */
import { z } from "zod";
import { breeds } from "~/business/breeds.ts";
import { facts } from "~/business/facts.ts";
import { siteText } from "~/business/site-texts.ts";
import {
	optionalChoice,
	optionalText,
	requiredText,
	several,
	writtenEmail,
} from "~/platform/forms/written-text.ts";

/** The most characters of each value after trimming, in UTF-16 units as browsers count them. */
export const limits = {
	name: 100,
	email: 254,
	phone_number: 40,
	message: 5_000,
	inspiration_source: 300,
} as const;

export const breedPreferences = (): string[] => [
	...new Set([...breeds(), "No preference", "Other"]),
];

export const referralSources = [
	"Google Search",
	"Facebook",
	"Instagram",
	"Word of mouth",
	"Previous customer",
	"Veterinarian referral",
	"Pet store",
	"Dog training community",
	"Other",
] as const;

/** The messages for required values that are missing or invalid (specification, section 5). */
export const problems = {
	name: "Please provide your name.",
	email: "Please provide a valid email address to reach you at.",
	get phone_number() {
		return `Please provide a phone number ${facts.trainer} can reach you at.`;
	},
	message: "Please let us know how we can help.",
} as const;

/** The notices after sending (specification, section 8). */
export const notices = {
	get sent() {
		return siteText("sent");
	},
	failed: "An error occurred. Please try again",
} as const;

/** The notice when too many messages came from one network; the next one is accepted in `seconds`. */
export function tooManyMessages(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
	return `Many messages came from your network just now. Please wait ${wait} and send yours again: it is still here.`;
}

export const contactSchema = z.object({
	name: requiredText(problems.name, "your name", limits.name),
	email: writtenEmail(problems.email, limits.email),
	phone_number: requiredText(() => problems.phone_number, "your phone number", limits.phone_number),
	message: requiredText(problems.message, "your message", limits.message, several),
	breed_preferences: z
		.string()
		.refine(
			(breed) => !breed || breedPreferences().includes(breed),
			"Please choose a breed from the list.",
		)
		.meta({
			// Programs are told the breeds that are on offer when they ask.
			get enum() {
				return ["", ...breedPreferences()];
			},
		})
		.default(""),
	inspiration_source: optionalText(
		"Please tell us in words what inspired you.",
		"what inspired you",
		limits.inspiration_source,
	),
	referral_source: optionalChoice(referralSources, "Please choose how you found us from the list."),
});

/** The states of a message, and of the email that notifies the trainer of it. */
export const contactStatuses = ["new", "replied", "archived"] as const;
export type ContactStatus = (typeof contactStatuses)[number];
export const emailStatuses = ["none", "waiting", "sent"] as const;

/** The tabs of the admin's list of messages. Suspected spam is only in its own tab. */
export const contactTabs = ["all", ...contactStatuses, "spam"] as const;
export type ContactTab = (typeof contactTabs)[number];

/** A valid message. An optional value that was not given is the empty string. */
export type ContactMessage = z.output<typeof contactSchema>;
