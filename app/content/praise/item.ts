/**
 * Something that somebody said of the business: a testimonial, a review or the story of a puppy.
 * All three are stored alike; what one of them has no question for stays empty.
 */
import { z } from "zod";
import { contentPicture } from "../picture.ts";

/** Entries of a list, and deleted ones that are kept beside them. */
export const ITEMS_MAX = 200;
export const TRASH_MAX = 200;
/** Entries that the home page has room for. */
export const HOME_MAX = 3;
/** Days for which a deleted entry can be taken back. */
export const TRASH_DAYS = 30;
export const STARS_MAX = 5;

const text = z.string().catch("");
const no = z.boolean().catch(false);

export const praiseItemSchema = z.object({
	/** Never changes. */
	id: z.string().min(1),
	/** Of the family, the reviewer or the puppy. */
	name: z.string().min(1),
	place: text,
	words: z.string().min(1),
	/** What the home page says in their place; without it, their beginning. */
	shortWords: text,
	/** The puppy that lives with the family. */
	puppyName: text,
	breed: text,
	/** The sold puppy whose story it is. */
	puppyId: z.number().int().positive().optional().catch(undefined),
	/** YYYY-MM-DD, of which visitors read month and year; empty where it isn't known. */
	day: text,
	/** Whole stars, 1 to 5. */
	stars: z.number().int().min(1).max(STARS_MAX).catch(STARS_MAX),
	/** Whether the reviewer recommends us. */
	recommends: z.boolean().catch(true),
	keywords: z.array(z.string()).catch([]),
	picture: contentPicture,
	/** Whether the family agreed to being shown; without that, nobody is. */
	agreed: no,
	hidden: no,
	/** Chosen for the home page. */
	onHome: no,
	/** Came with the site and was not rewritten: its words are those of business/praise.ts. */
	sample: no,
	/** When it was deleted, as ISO 8601 has it; it can be taken back for a while. */
	deletedAt: z.string().nullable().catch(null),
});

export type PraiseItem = z.infer<typeof praiseItemSchema>;

export const praiseListSchema = z.object({ items: z.array(praiseItemSchema) });
export type PraiseList = z.infer<typeof praiseListSchema>;

/** The lists that there are. */
export const praiseKinds = ["testimonials", "reviews", "stories"] as const;
export type PraiseKind = (typeof praiseKinds)[number];

/** Why visitors don't see an entry; undefined where they do. */
export function hiddenReason(item: PraiseItem): "deleted" | "not agreed" | "hidden" | undefined {
	if (item.deletedAt !== null) return "deleted";
	if (!item.agreed) return "not agreed";
	return item.hidden ? "hidden" : undefined;
}

/** What visitors see, in order. */
export const shownItems = (items: readonly PraiseItem[]) =>
	items.filter((item) => hiddenReason(item) === undefined);

/** The entries on the home page: the first of those that were chosen for it. */
export const homeItems = (items: readonly PraiseItem[]) =>
	shownItems(items)
		.filter(({ onHome }) => onHome)
		.slice(0, HOME_MAX);
