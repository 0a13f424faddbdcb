/** What is asked before something is deleted. */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { Place } from "~/ui/page/breadcrumbs.tsx";

export interface Question {
	/** The heading, such as "Delete “Fig comes home”?". */
	title: string;
	/** The thing, in the breadcrumbs. */
	between?: readonly Place[];
	/** What this page is called there. */
	here: string;
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
	no: { label: string; to: string };
}

/** Where the page leads after it, and what it says there. */
export interface Done {
	to: string;
	message: string;
}

/** A kind of things that the trainer can delete. */
export interface Deletion {
	/** What the page says if the question can't be read, and if it can't be deleted. */
	failures: { read: string; delete: string };
	/** The question; undefined if there is nothing with that id. */
	ask(id: number): Promise<Question | undefined>;
	/** Deletes it, if the button is one that the question had; undefined if there is nothing to delete. */
	act(id: number, intent: string, actor: Actor): Promise<Done | undefined>;
}

/** A name that keeps its own direction of writing within a sentence. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
