/** The columns that are made of what is written of a puppy: written with it, each time. */
import type { PuppyFields } from "./fields.ts";
import { findingColumns } from "./list/finding/finding-columns.ts";
import { searchColumns } from "./search/search-text.ts";

type Written = Pick<
	PuppyFields,
	"name" | "breed" | "sex" | "personality" | "price" | "projectedSize" | "availableDate"
>;

/** What searches look in, and what the list is narrowed down and ordered by. */
export const derivedColumns = (puppy: Written) => ({
	...searchColumns(puppy),
	...findingColumns(puppy),
});
