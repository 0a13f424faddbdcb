/** The states of a puppy as conditions in SQL: what `stateOf` says of a row, asked of the database. */
import { Prisma } from "~/platform/database/prisma/client.ts";
import type { LifeState } from "./status.ts";
import type { PuppyStatus } from "./visibility.ts";

const { sql } = Prisma;

const ofState: Record<LifeState, Prisma.Sql> = {
	available: sql`"available" = true AND "isReserved" = false`,
	reserved: sql`"available" = false AND "isReserved" = true`,
	sold: sql`"available" = false AND "isReserved" = false`,
};

/** A part of a list: the puppies of one status in one state. */
export interface ListPart {
	status: Exclude<PuppyStatus, "trashed">;
	state: LifeState;
}

const ofStatus: Record<ListPart["status"], Prisma.Sql> = {
	draft: sql`"status" = 'draft'`,
	public: sql`"status" = 'public'`,
};

/** Names every column of the lists' indexes before the one that orders them. */
export const inPart = ({ status, state }: ListPart): Prisma.Sql =>
	sql`${ofStatus[status]} AND ${ofState[state]}`;
