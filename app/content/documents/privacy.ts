/** The page about what the site stores about visitors, for how long, and how to have it erased. */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, list } from "../fields/field.ts";
import { line, paragraphs, text } from "../fields/texts.ts";
import { search } from "./parts.ts";

export const privacyDocument = declared({
	key: "privacy",
	label: "Privacy",
	path: href("/privacy"),
	fields: {
		top: group("Top of the page", {
			title: line("Title", "Privacy"),
			lead: text("Under the title", "What we know about you is what you wrote to us."),
		}),
		sections: list("Parts", {
			item: "Part",
			max: 12,
			fields: { title: line("Heading"), paragraphs: paragraphs("Text") },
			sample: [
				{
					id: "messages",
					title: "When you write to us",
					paragraphs: [
						"We store what you type into the contact form: your name, email address, phone number and message, and what you tell us about breeds and how you found us. We use it to answer you and to help you find a puppy, and for nothing else.",
						"If you ask for a visit, we store your name, your phone number and the time that you chose.",
						"When the site sends email, a mail service delivers it for us. We don’t sell, rent or lend your address, and you are on no mailing list.",
						"Messages stay until you ask us to erase them, because families often write again years later, about the same dog.",
					],
				},
				{
					id: "waiting-list",
					title: "When you join the waiting list",
					paragraphs: [
						"We store what you type into its form: your name, email address, phone number if you give one, and what you wish for. You are on the list once you have confirmed it, usually with the button behind the link in our email. Without that, we don’t write to you again, and what you typed is deleted after 30 days.",
						"We keep a record of which puppies we told you about, so that you hear about each one only once. Every email that the list sends has a link to change what you wish for, and one to leave. When you leave, we keep a note that you did, so that the list never writes to you by mistake; if you ask us, we erase that too.",
					],
				},
				{
					id: "site",
					title: "When you look around",
					paragraphs: [
						"No analytics, no advertising, no fingerprints. Nothing on our pages is loaded from another company until you press play on a video from YouTube.",
						"A cookie is set for one minute when a page has something to tell you, such as that your message was sent. What you began to write in a form stays in your own browser so that it isn’t lost, and is deleted when you send it.",
						"Our server counts how often a form is sent from one network, to keep bots out, and logs requests without names or addresses.",
					],
				},
				{
					id: "erasing",
					title: "Seeing or erasing it",
					paragraphs: [
						"{write or call}. We send you everything we have stored about you, correct it or erase it, usually on the same day, and without asking for a reason.",
					],
				},
			],
		}),
		end: group("End of the page", {
			next: line("Above the last button", "Anything else you would like to know?"),
		}),
		search: search(
			"What {brand} stores when you write, what the site doesn’t do, and how you have your messages erased.",
		),
	},
});
