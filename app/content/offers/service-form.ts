/** The form for a card that leads to something other than a program. */
import { z } from "zod";
import type { InlineService } from "~/business/program.ts";
import { pathOfLink } from "../links.ts";
import { text, textLimits } from "./form-texts.ts";

const NO_LINK =
	"Please begin it with https:// or, for a page of this site, with a slash, such as /contact-us.";

/** Whether a link leads to another site by https, and not to code that a browser would run (javascript:). */
const isSecure = (link: string) => {
	const url = URL.parse(link);
	return /^https:\/\//i.test(link) && url?.protocol === "https:" && url.hostname.includes(".");
};

const link = z
	.string("Please write where it leads.")
	.trim()
	.max(textLimits.line, `Please keep it to ${textLimits.line} characters.`)
	.refine((address) => isSecure(address) || pathOfLink(address) !== undefined, NO_LINK);

export const serviceFields = ["title", "info", "link"] as const;

/** The labels of the form's fields. */
export const serviceLabels = { title: "Title", info: "Words", link: "Leads to" } as const;

export const serviceFormSchema = z.object({
	title: text("name", "the title"),
	info: text("line", "the words"),
	link,
});

/** The message if a card leads to a missing page. `isPage` tells whether there is a page at a path. */
export function linkProblem(
	{ link }: InlineService,
	isPage: (path: string) => boolean,
): string | undefined {
	const path = pathOfLink(link);
	if (path === undefined || isPage(path)) return undefined;
	return `Visitors won’t find a page at ${path}. The address may be misspelled, or the page may be hidden or still a draft. Please choose one from the list, or write an address that begins with https://.`;
}
