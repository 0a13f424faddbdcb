/** The columns that are computed from a puppy's fields. They are stored whenever the fields are. */
import type { PuppyFields } from "./fields.ts";
import { findingColumns } from "./list/finding/finding-columns.ts";
import { searchColumns } from "./search/search-text.ts";

type Written = Pick<
	PuppyFields,
	| "name"
	| "breed"
	| "breedLong"
	| "sex"
	| "personality"
	| "price"
	| "projectedSize"
	| "availableDate"
>;

/** The columns that searches look in, and those by which the list is filtered and sorted. */
export const derivedColumns = (puppy: Written) => ({
	...searchColumns(puppy),
	...findingColumns(puppy),
});
