/** Addresses of the form that answers a family, and of answers. */
import { href } from "react-router";

interface ReplyView {
	/** The message that is answered; by default the newest one without an answer. */
	message?: number;
	/** The answer that was taken back, whose text the form has. */
	taken?: number;
	/** The template whose text the form has. */
	letter?: string;
	/** The page of the paper that the answer carries. */
	paper?: string;
}

/** Address of the form that answers a family. */
export function replyAddress(familyId: number, view: ReplyView = {}): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(view)) {
		if (value !== undefined) query.set(name, String(value));
	}
	const page = href("/admin/families/:id/reply", { id: String(familyId) });
	return query.size > 0 ? `${page}?${query}` : page;
}

/** Address of an answer: leads to it in its family's timeline, and takes the forms of its buttons. */
export const answerAddress = (id: number) => href("/admin/replies/:id", { id: String(id) });
