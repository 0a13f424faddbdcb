/** How an admin page responds when there is nothing at its address. */
import { data } from "react-router";
import { readId } from "~/platform/ids.ts";

export const notFound = () => data(null, { status: 404 });

/**
 * The id in an address.
 * @throws a 404 response if it isn't an id.
 */
export function idIn(params: { id?: string }): number {
	const id = readId(params.id);
	if (id === undefined) throw notFound();
	return id;
}

/** What was looked up. @throws 404 if there is no such thing. */
export function found<Value>(value: Value | null | undefined): Value {
	if (value === undefined || value === null) throw notFound();
	return value;
}
