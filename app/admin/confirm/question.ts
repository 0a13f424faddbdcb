/** What is asked before something is deleted. */
import type { Actor } from "~/platform/database/audit-log.server.ts";

export interface Question {
	/** The heading, such as "Delete “Fig comes home”?". */
	title: string;
	/** Where it is asked: the thing's page, or that of its list. Without a name, it is not in the breadcrumbs. */
	at: { path: string; name?: string };
	/** What will happen, in paragraphs. */
	paragraphs: readonly string[];
	/** What goes, one by one. */
	going?: readonly string[];
	/** What follows the list. */
	after?: readonly string[];
	/** Set if there is no way back: what is not deleted, and has to be taken care of by hand. */
	final?: string;
	/** A copy to take first. */
	copy?: { name: string; href: string };
	/** The button that does it; none if it can't be done. */
	yes?: { label: string; intent: string };
	/** The label of the link that does nothing. */
	no: string;
}

/** A kind of things that the trainer can delete. */
export interface Deletion {
	/** What the page says if the question can't be read, and if it can't be deleted. */
	failures: { read: string; delete: string };
	/** The question; undefined if there is nothing with that id. */
	ask(id: number): Promise<Question | undefined>;
	/**
	 * Deletes it, if the button is one that the question had. Returns where to go from there, and a message, with a
	 * status if nothing was deleted.
	 */
	act(
		id: number,
		intent: string,
		actor: Actor,
	): Promise<{ to: string; message: string; statusCode?: number }>;
}

/** A name that keeps its own direction of writing within a sentence. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
