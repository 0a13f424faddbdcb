/** The contact page around its form (specification, section 2). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, picture } from "../fields/field.ts";
import { line, text } from "../fields/texts.ts";
import { search } from "./parts.ts";

export const contactDocument = declared({
	key: "contact",
	label: "Contact page",
	path: href("/contact-us"),
	fields: {
		top: group("Beside the form", {
			title: line("Title", "Contact the Team"),
			lead: text(
				"Under the title",
				"{trainer} answers every message herself, usually the same day.",
			),
			picture: picture("Picture on wide screens"),
		}),
		sent: group("After a message is sent", {
			text: text(
				"After the line that says you have the message",
				"She reads and answers every one herself, usually the same day.",
			),
		}),
		search: search(
			"Write to {trainer}, call or text {phone}: ask about a puppy, a training program or a visit in {place}.",
		),
	},
});
