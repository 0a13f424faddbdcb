/** The head of the contact page (specification, section 2). */
import { href, type MetaDescriptor } from "react-router";
import { type HeadContent, headTags } from "../head.ts";

/** The outcome of a submission of the contact form. */
export type ContactState = "sent" | "refused";

/**
 * The head is the same whichever puppy the form was opened for. The title states the outcome of a
 * submission, because screen readers announce it first.
 */
export function contactHead(
	content: HeadContent | undefined,
	state?: ContactState,
): MetaDescriptor[] {
	if (!content) return [];
	const { title } = content.top;
	return headTags({
		title: { none: title, sent: "Message sent", refused: `Error: ${title}` }[state ?? "none"],
		index: state === undefined,
		description: content.search.description,
		path: href("/contact-us"),
	});
}
