/** The states of a puppy as SQL conditions, equivalent to `stateOf`. */
import { Prisma } from "~/platform/database/prisma/client.ts";
import type { SaleState } from "./status.ts";
import type { PuppyStatus } from "./visibility.ts";

const { sql } = Prisma;

const ofState: Record<SaleState, Prisma.Sql> = {
	available: sql`"available" = true AND "isReserved" = false`,
	reserved: sql`"available" = false AND "isReserved" = true`,
	sold: sql`"available" = false AND "isReserved" = false`,
};

/** One part of a list: the puppies with this status and state. */
export interface ListPart {
	status: Exclude<PuppyStatus, "trashed">;
	state: SaleState;
}

const ofStatus: Record<ListPart["status"], Prisma.Sql> = {
	draft: sql`"status" = 'draft'`,
	public: sql`"status" = 'public'`,
};

/** The condition for a part. It names every index column before the sorted one, so that the index applies. */
export const inPart = ({ status, state }: ListPart): Prisma.Sql =>
	sql`${ofStatus[status]} AND ${ofState[state]}`;
