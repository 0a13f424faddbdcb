/** The form of a card that leads to something else than a program. */
import { z } from "zod";
import type { InlineService } from "~/business/program.ts";
import { pathOfLink } from "../links.ts";
import { text, textLimits } from "./form-texts.ts";

const NO_LINK =
	"Please begin it with https:// or, for a page of this site, with a slash, such as /contact-us.";

/** Another site by https; nothing that a browser would run, such as javascript:. */
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

/** What the form calls them. */
export const serviceLabels = { title: "Title", info: "Words", link: "Leads to" } as const;

export const serviceFormSchema = z.object({
	title: text("name", "the title"),
	info: text("line", "the words"),
	link,
});

/** What is wrong with where a card leads; `isPage` says whether the site has a page at a path. */
export function linkProblem(
	{ link }: InlineService,
	isPage: (path: string) => boolean,
): string | undefined {
	const path = pathOfLink(link);
	if (path === undefined || isPage(path)) return undefined;
	return `Visitors find no page at ${path}: it is misspelled, a draft or hidden. Please choose one of the list, or write an address that begins with https://.`;
}
