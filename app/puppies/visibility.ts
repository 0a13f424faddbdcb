/** Which puppies visitors, the public API, the sitemap and the feed show, and which admins see. */
import type { Prisma } from "~/platform/database/prisma/client.ts";

export const puppyStatuses = ["draft", "public", "trashed"] as const;
export type PuppyStatus = (typeof puppyStatuses)[number];

/** Has to be part of every query whose result visitors see. */
export const publicPuppies = { status: "public" } satisfies Prisma.PuppyWhereInput;

/** The puppies that admins work with: all but those in the trash, which has its own page. */
export const undeletedPuppies = { status: { not: "trashed" } } satisfies Prisma.PuppyWhereInput;

/** Days during which a puppy can be restored from the trash. */
export const TRASH_DAYS = 30;
