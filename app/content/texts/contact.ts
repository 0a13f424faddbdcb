import { href } from "react-router";
import { contactWords } from "~/business/page-heads/contact.ts";
import type { TextPage } from "./page-fields.ts";

/** The contact page's texts around its form. */
export const contactTexts = {
	key: "contact",
	label: "Contact page",
	path: href("/contact-us"),
	words: (fields) => {
		fields.group("Beside the form");
		fields.picture("contact", "Picture on wide screens");
		const title = fields.line("title", "Title", contactWords.title);
		const lead = fields.text("lead", "Under the title", contactWords.lead);
		fields.group("After a message is sent");
		const sent = fields.text(
			"sent",
			"After the line that says you have the message",
			contactWords.sent,
		);
		fields.group("For search engines");
		const description = fields.text(
			"description",
			"What the page is about",
			contactWords.description,
		);
		return { title, lead, sent, description };
	},
} satisfies TextPage<object>;
