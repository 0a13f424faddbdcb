/** Takes one of the trainer's own pages out of the trash. */
import { changeDraft } from "~/content/changes.server.ts";
import { documentState } from "~/content/drafts.server.ts";
import { changed } from "~/content/own-pages/changes.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import { type OwnPage, pagesFull, undeletedPages } from "~/content/own-pages/own-page.ts";
import { slugFor, slugProblem } from "~/content/own-pages/slug.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { editingMessages } from "../editing.ts";
import { puppiesAt, takenFromPuppies } from "./puppy-addresses.server.ts";

/**
 * The pages with one of them taken out of the trash. If its address is taken, it gets another one, but none of
 * `puppies`, the addresses that belong to puppies.
 */
const takenBack = (pages: readonly OwnPage[], id: string, puppies: ReadonlySet<string>) =>
	changed(pages, id, ({ deletedAt: _, ...page }) => {
		const others = undeletedPages(pages).filter((other) => other.id !== id);
		const isTaken = slugProblem(page.slug, others) !== undefined;
		return isTaken ? { ...page, slug: slugFor(page.title, others, puppies) } : page;
	});

/**
 * Takes a page out of the trash. Returns the message for the toast, which names the address if it has
 * changed.
 */
export async function restorePage(id: string, actor: Actor) {
	const { value: before } = await documentState(ownPagesDocument);
	const page = before.find((each) => each.id === id);
	const puppies = page ? await puppiesAt(page.title, undeletedPages(before)) : new Set<string>();
	let full: string | undefined;
	let after: OwnPage[] = [];
	const outcome = await changeDraft({ document: ownPagesDocument, actor }, (pages) => {
		const there = pages.find((each) => each.id === id);
		full = there?.deletedAt ? pagesFull(pages) : undefined;
		if (!there || full) return undefined;
		after = there.deletedAt ? takenBack(pages, id, puppies) : pages;
		return after;
	});
	const now = after.find((each) => each.id === id);
	if (full) return { problem: full, status: 400 };
	if (outcome === "refused" || !now) return { problem: editingMessages.gone, status: 404 };
	const moved = page && page.slug !== now.slug;
	const where = moved ? ` at /${now.slug}, because another page has /${page.slug}.` : ".";
	return { words: `“${now.title}” is back${where}${await takenFromPuppies(before, after)}` };
}
