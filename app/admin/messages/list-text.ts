import { href } from "react-router";
import type { ContactTab } from "~/contact/schema.ts";
import { type ListView, listAddress } from "./list-view.ts";
import { statusText } from "./status.tsx";

/** The names of the tabs. */
export const tabNames = { all: "All", ...statusText, spam: "Suspected spam" } as const;

const nothingYet: Record<ContactTab, string> = {
	all: "Nobody has written yet. Messages from the contact form appear here.",
	new: "Every message is answered. New ones appear here.",
	replied: "No message is marked as replied yet.",
	archived: "No message is archived yet.",
	spam: "No message looks like spam. Those that do are kept here, and Today tells you about them.",
};

/** What Today says about messages that look like spam, and that nobody has marked as spam or not. */
export function suspectText(count: number) {
	const title =
		count === 1
			? "One message looks like spam"
			: `${count.toLocaleString("en-US")} messages look like spam`;
	return { title, note: `${count === 1 ? "It" : "One of them"} may be from a family.` };
}

/** The message of an empty list, and the link below it. */
export function emptyText({ tab, from, to, search }: ListView, isUnfinished: boolean) {
	const where = from || to ? " on these days" : "";
	const found = `${search ? ` with “${search}”` : ""}${isUnfinished ? " so far" : where}`;
	return {
		message: found ? `No message${found}.` : nothingYet[tab],
		action:
			found || tab !== "all"
				? { href: listAddress(), label: "All messages" }
				: { href: href("/contact-us"), label: "See the contact form" },
	};
}
