/**
 * A part of the site that the trainer can rewrite, such as what owners say. A fresh site says its
 * defaults; what she writes is a draft until she publishes it.
 */
import type { z } from "zod";

export interface ContentDocument<T> {
	/** Names it in the database and in exported files; never changed. */
	key: string;
	/** What the admin calls it, such as "Testimonials". */
	label: string;
	/** Reads what was stored, whichever version of the site has stored it. */
	schema: z.ZodType<T>;
	/** What a fresh site says. */
	defaults: () => T;
	/** A fresh site has nothing of it, so that there are no words of the sample to go back to. */
	hasNoSample?: true;
	/**
	 * What it says once the sample's content is removed from it, such as praise that was invented. Without
	 * this, the defaults are words that any business could say, and stay.
	 */
	withoutSample?(content: T): T;
	/** What a change must not lose, whichever earlier words it takes: addresses at which visitors know its pages. */
	withAddresses?(content: T, published: T): T;
	/** Where visitors read it: the page that a preview begins with. */
	path: string;
	/** Where the admin changes it. */
	editPath: string;
}

/** A document as its form and its history need it. */
export interface DocumentState<T> {
	/** The draft or, without one, what visitors read. */
	value: T;
	/** Raised by every change; 0 where nothing was ever saved. A form is made from one. */
	revision: number;
	hasDraft: boolean;
	/** Whether visitors read something else than the defaults. */
	isChanged: boolean;
	/** When the draft becomes what visitors read. */
	publishAt: Date | null;
}

/** How a document stands, without what it says. */
export type DocumentSummary = Omit<DocumentState<unknown>, "value">;
