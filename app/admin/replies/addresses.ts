import { href } from "react-router";

/** Address of the list of families. */
export const familiesAddress = () => href("/admin/families");

/** Address of a family's page. */
export const familyAddress = (id: number | string) =>
	href("/admin/families/:id", { id: String(id) });

/**
 * Address of the form that answers a family: a certain message, with the text of a letter, or with the
 * text of an answer that was taken back.
 */
export function replyAddress(
	familyId: number,
	{ message, letter, taken }: { message?: number; letter?: string; taken?: number } = {},
): string {
	const query = new URLSearchParams();
	if (message !== undefined) query.set("message", String(message));
	if (letter !== undefined) query.set("letter", letter);
	if (taken !== undefined) query.set("taken", String(taken));
	const page = href("/admin/families/:id/reply", { id: String(familyId) });
	return query.size > 0 ? `${page}?${query}` : page;
}

/** Address of an answer's page. */
export const sentAddress = (id: number) => href("/admin/replies/:id", { id: String(id) });
