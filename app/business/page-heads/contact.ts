/** The head and the texts of the contact page (specification, section 2). */
import { href, type MetaDescriptor } from "react-router";
import { facts } from "../facts.ts";
import { headTags } from "../head.ts";

/** The outcome of a submission of the contact form. */
export type ContactState = "sent" | "refused";

/** The contact page's texts around its form. */
export const contactWords = {
	title: "Contact the Team",
	get lead() {
		return `${facts.trainer} answers every message herself, usually the same day.`;
	},
	get description() {
		return `Write to ${facts.trainer}, call or text ${facts.phone}: ask about a puppy, a training program or a visit in ${facts.place}.`;
	},
	/** After "Maren has your message." */
	sent: "She reads and answers every one herself, usually the same day.",
} as const;

/**
 * The head is the same whichever puppy the form was opened for. The title states the outcome of a
 * submission, because screen readers announce it first.
 */
export const contactHead = (
	state?: ContactState,
	{ title, description }: { title: string; description: string } = contactWords,
): MetaDescriptor[] =>
	headTags({
		title: { none: title, sent: "Message sent", refused: `Error: ${title}` }[state ?? "none"],
		index: state === undefined,
		description,
		path: href("/contact-us"),
	});
