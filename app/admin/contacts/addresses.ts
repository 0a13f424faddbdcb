import { href } from "react-router";

/** A number as it stands in an address; undefined for whatever no row can have as its id. */
export function idIn(text: string): number | undefined {
	const id = Number(text);
	return /^[1-9]\d{0,15}$/.test(text) && id <= Number.MAX_SAFE_INTEGER ? id : undefined;
}

/** Address of a message's page, which keeps the filter of the list one came from. */
export const messageAddress = (id: number, query = "") =>
	href("/admin/contacts/:id", { id: String(id) }) + query;
