/**
 * Something that somebody said about the business: a testimonial, a review or the story of a puppy.
 * All three are stored alike; fields that a kind doesn't ask for stay empty.
 */
import { z } from "zod";
import { storedPicture } from "../picture.ts";

/** The most entries in a list, and the most deleted ones that are kept in its trash. */
export const ITEMS_MAX = 200;
export const TRASH_MAX = 200;
/** The most entries that the home page has room for. */
export const HOME_MAX = 3;
/** How many days a deleted entry can be restored. */
export const TRASH_DAYS = 30;
export const STARS_MAX = 5;

const text = z.string().catch("");
const no = z.boolean().catch(false);

export const praiseItemSchema = z.object({
	/** Never changes. */
	id: z.string().min(1),
	/** The name of the family, the reviewer or the puppy. */
	name: z.string().min(1),
	place: text,
	words: z.string().min(1),
	/** A shorter text for the home page. Without it, the home page shows the beginning of `words`. */
	shortWords: text,
	/** The name of the puppy that lives with the family. */
	puppyName: text,
	breed: text,
	/** The id of the sold puppy whose story it is. */
	puppyId: z.number().int().positive().optional().catch(undefined),
	/** YYYY-MM-DD, of which visitors see the month and the year; empty if unknown. */
	day: text,
	/** Whole stars, 1 to 5. */
	stars: z.number().int().min(1).max(STARS_MAX).catch(STARS_MAX),
	/** Whether the reviewer recommends us. */
	recommends: z.boolean().catch(true),
	keywords: z.array(z.string()).catch([]),
	picture: storedPicture,
	/** Whether the family agreed to be shown; without that, visitors don't see the entry. */
	agreed: no,
	hidden: no,
	/** Chosen for the home page. */
	onHome: no,
	/** Whether it came with the site and was not rewritten, so that its text is that of business/praise.ts. */
	sample: no,
	/** When it was deleted, in ISO 8601; it can be restored for TRASH_DAYS. */
	deletedAt: z.string().nullable().catch(null),
});

export type PraiseItem = z.infer<typeof praiseItemSchema>;

export const praiseListSchema = z.object({ items: z.array(praiseItemSchema) });
export type PraiseList = z.infer<typeof praiseListSchema>;

/** The kinds of lists. */
export const praiseKinds = ["testimonials", "reviews", "stories"] as const;
export type PraiseKind = (typeof praiseKinds)[number];

/** Why visitors don't see an entry; undefined if they do. */
export function hiddenReason(item: PraiseItem): "deleted" | "not agreed" | "hidden" | undefined {
	if (item.deletedAt !== null) return "deleted";
	if (!item.agreed) return "not agreed";
	return item.hidden ? "hidden" : undefined;
}

/** The entries that visitors see, in order. */
export const shownItems = (items: readonly PraiseItem[]) =>
	items.filter((item) => hiddenReason(item) === undefined);

/** The entries on the home page: the first HOME_MAX of those that were chosen for it. */
export const homeItems = (items: readonly PraiseItem[]) =>
	shownItems(items)
		.filter(({ onHome }) => onHome)
		.slice(0, HOME_MAX);
