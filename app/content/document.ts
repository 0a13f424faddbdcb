/**
 * A document: a part of the site's content that the trainer can rewrite, such as the testimonials. A fresh
 * site shows its defaults. What she writes is a draft until she publishes it.
 */
import type { z } from "zod";

export interface ContentDocument<T> {
	/** Identifies it in the database and in exported files; never changed. */
	key: string;
	/** Its name in the admin, such as "Testimonials". */
	label: string;
	/** Parses stored content, including content that an earlier version of the site stored. */
	schema: z.ZodType<T>;
	/** The content of a fresh site. */
	defaults: () => T;
	/** Set for settings, which have no drafts: what is saved is live at once. */
	isLive?: true;
	/** Set if the document is empty on a fresh site, so that there is no sample text to go back to. */
	hasNoSample?: true;
	/**
	 * Removes the sample's invented content, such as its testimonials. A document without this function has
	 * defaults that suit any business, and they stay.
	 */
	withoutSample?(content: T): T;
	/** What that content is called, if it is only a part of the document. */
	sampleLabel?: string;
	/**
	 * Adds to a change the addresses at which visitors know the published pages, so that no change loses
	 * them, not even one that restores an earlier version.
	 */
	withAddresses?(content: T, published: T): T;
	/** The page where visitors read it, and where a preview starts. */
	path: string;
	editPath: string;
}

/** The stored text of a draft that returns its document to the defaults. */
export const BACK_TO_DEFAULTS = "null";
