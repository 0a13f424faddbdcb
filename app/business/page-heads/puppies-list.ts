/** The head of the puppy list (specification, section 2). */
import { href, type MetaDescriptor } from "react-router";
import { headTags } from "../head.ts";
import { siteText } from "../site-texts.ts";

/**
 * To search engines the list is a single page, whatever its filter is and however many cards it shows.
 * The result of a search or of narrowing down the list should not be indexed.
 */
export const puppiesListHead = ({ isWhole }: { isWhole: boolean }): MetaDescriptor[] =>
	headTags({
		title: siteText("list-title"),
		description: siteText("list-description"),
		path: href("/trained-puppies-for-sale"),
		index: isWhole,
	});
