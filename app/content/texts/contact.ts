import { href } from "react-router";
import { contactWords } from "~/business/page-heads.ts";
import type { TextPage } from "./teller.ts";

/** The contact page, besides its form. */
export const contactTexts = {
	key: "contact",
	label: "Contact page",
	path: href("/contact-us"),
	tell: (tell) => {
		tell.group("Beside the form");
		tell.picture("contact", "Picture on wide screens");
		const title = tell.line("title", "Title", contactWords.title);
		const lead = tell.text("lead", "Under the title", contactWords.lead);
		tell.group("Once a message was sent");
		const sent = tell.text(
			"sent",
			"After the words that say that you have the message",
			contactWords.sent,
		);
		tell.group("For search engines");
		const description = tell.text(
			"description",
			"What the page is about",
			contactWords.description,
		);
		return { title, lead, sent, description };
	},
} satisfies TextPage<object>;
