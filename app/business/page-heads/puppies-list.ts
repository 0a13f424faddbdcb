/** The head of the puppies list (specification, section 2). */
import { href, type MetaDescriptor } from "react-router";
import { headTags } from "../head.ts";
import { siteWord } from "../site-words.ts";

/**
 * The list is one page to a search engine, whatever its filter and however many cards are shown;
 * what somebody searched for, or narrowed it down to, is no page to list.
 */
export const puppiesListHead = ({ isWhole }: { isWhole: boolean }): MetaDescriptor[] =>
	headTags({
		title: siteWord("list-title"),
		description: siteWord("list-description"),
		path: href("/trained-puppies-for-sale"),
		index: isWhole,
	});
