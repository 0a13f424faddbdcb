import { href } from "react-router";

/** Address of a message's page, which keeps the filter of the list one came from. */
export const messageAddress = (id: number, query = "") =>
	href("/admin/contacts/:id", { id: String(id) }) + query;
