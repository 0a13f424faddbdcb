import { href } from "react-router";

/**
 * Address of the form that answers a family: a certain message, else the newest one without an answer; or
 * with the text of an answer that was taken back.
 */
export function replyAddress(
	familyId: number,
	{ message, taken }: { message?: number; taken?: number } = {},
): string {
	const query = new URLSearchParams();
	if (message !== undefined) query.set("message", String(message));
	if (taken !== undefined) query.set("taken", String(taken));
	const page = href("/admin/families/:id/reply", { id: String(familyId) });
	return query.size > 0 ? `${page}?${query}` : page;
}

/** Address of the form with the text of an answer, or of a paper's email, that was taken back. */
export const undoneAddress = (reply: { id: number; familyId: number; paper: string }) =>
	reply.paper
		? `${reply.paper}?taken=${reply.id}#email`
		: replyAddress(reply.familyId, { taken: reply.id });

/** Address of an answer: leads to it in its family's timeline, and takes the forms of its buttons. */
export const answerAddress = (id: number) => href("/admin/replies/:id", { id: String(id) });
