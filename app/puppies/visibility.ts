/** What visitors, other programs' public calls, the sitemap and the feed are shown. */
import type { Prisma } from "~/platform/database/prisma/client.ts";

export const puppyStatuses = ["draft", "public", "trashed"] as const;
export type PuppyStatus = (typeof puppyStatuses)[number];

/** Goes into every query whose result visitors see. */
export const publicPuppies = { status: "public" } satisfies Prisma.PuppyWhereInput;

/** Everything that an admin works with: the trash is a place of its own. */
export const undeletedPuppies = { status: { not: "trashed" } } satisfies Prisma.PuppyWhereInput;

/** Days for which a puppy can be taken out of the trash. */
export const TRASH_DAYS = 30;
