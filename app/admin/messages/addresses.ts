import { href } from "react-router";

/** Address of a message: leads to where it is shown, and takes the forms of its buttons there. */
export const messageAddress = (id: number) =>
	href("/admin/families/messages/:id", { id: String(id) });
