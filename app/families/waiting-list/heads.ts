/** What stands in the heads of the waiting list's pages. */
import { href, type MetaDescriptor } from "react-router";
import { headTags } from "~/business/head.ts";
import { waitingList } from "~/business/waiting-list.ts";

/** The form is one page; its title says what became of what was sent, because that is read aloud first. */
export const joinHead = (
	state?: "sent" | "refused",
	{ title, description }: { title: string; description: string } = waitingList,
): MetaDescriptor[] =>
	headTags({
		title: {
			none: title,
			sent: "Please confirm by email",
			refused: `Error: ${title}`,
		}[state ?? "none"],
		description,
		path: href("/waiting-list"),
		index: state === undefined,
	});

/**
 * A page that a link in an email opens: it is nobody else's, and no search engine's. Its canonical
 * address is the form's, so that the link itself stands nowhere.
 */
export const linkHead = (title: string): MetaDescriptor[] =>
	headTags({
		title,
		description: waitingList.description,
		path: href("/waiting-list"),
		index: false,
	});

/** What a page behind a link in an email says to anybody who may keep or follow it. */
export const linkHeaders = {
	"Cache-Control": "no-store",
	"Referrer-Policy": "same-origin",
	"X-Robots-Tag": "noindex",
};
