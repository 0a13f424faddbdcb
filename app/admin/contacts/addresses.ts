import { href } from "react-router";

/** Address of a message's page. `query` carries the filter of the list that the user came from. */
export const messageAddress = (id: number, query = "") =>
	href("/admin/contacts/:id", { id: String(id) }) + query;
