/** Families, and senders of messages that are in none: what erasing them does. */
import { redirect } from "react-router";
import * as failures from "~/business/failures.ts";
import { eraseFamily, eraseSender, senderOf } from "~/contact/admin/erase.server.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { familyById, familyContents } from "~/families/queries.server.ts";
import {
	eraseAddress,
	exportAddress,
	familyAddress,
	messageAddress,
} from "../families/addresses.ts";
import { contentText } from "../families/contents.ts";
import { listAddress } from "../messages/list-view.ts";
import { type Deletion, isolated } from "./question.ts";

const FINAL =
	"It doesn’t remove emails that were already sent, files that were exported, or backups: please take care of those yourself.";
const UNCOUNTED =
	"The statistics will no longer count their messages, and the record of changes keeps only the fact that something was erased.";

const BOOKS_STAY =
	"What stays, without the person’s data: reservations with the dates and amounts of payments, because they belong in the business’s books. Notes on payments are erased.";

/** Everything that is stored about a family. */
export const families: Deletion = {
	failures: { read: failures.fetchFamilies, delete: failures.updateFamily },
	async ask(id) {
		const family = await familyById(id);
		if (!family) return undefined;
		const { reservations, ...contents } = await familyContents(id);
		const going = contentText({ ...contents, reservations: 0 });
		const from = family.addresses.map(({ address }) => isolated(address)).join(", ");
		return {
			title: "Erase this family’s data?",
			at: { name: family.name, path: familyAddress(id) },
			paragraphs: [
				`Everything stored about ${isolated(family.name)}: name, phone number, wishes and next step${from ? `, and everything that came from ${from}` : ""}.`,
				...(family.addresses.length > 1
					? ["If somebody in it stays, split the family first, and erase the part that goes."]
					: []),
			],
			going:
				going.length === 0
					? []
					: [
							...going,
							"the emails that reported their messages, and every email to this family that is not sent yet",
						],
			after: [UNCOUNTED, ...(reservations > 0 ? [BOOKS_STAY] : [])],
			final: FINAL,
			copy: { name: "Export everything first", href: exportAddress(id) },
			yes: { label: "Erase everything of this family", intent: "erase" },
			no: "Keep everything",
		};
	},
	async act(id, intent, actor) {
		const isErased = intent === "erase" && (await eraseFamily(id, actor)) !== undefined;
		return isErased
			? { to: familyListAddress(), message: "The family’s data was erased." }
			: { to: familyListAddress(), message: "It was already erased.", statusCode: 409 };
	},
};

const messagesInWords = (count: number) =>
	count === 1 ? "one message" : `${count.toLocaleString("en-US")} messages`;

/** Everything from the address of a message that is in no family, such as suspected spam. */
export const senders: Deletion = {
	failures: { read: failures.fetchContacts, delete: failures.updateFamily },
	async ask(id) {
		const sender = await senderOf(id);
		if (!sender) return undefined;
		const { email, ids, familyId } = sender;
		if (familyId !== undefined) throw redirect(eraseAddress(familyId));
		const messages = messagesInWords(ids.length);
		return {
			title: "Erase this person’s data?",
			at: { path: messageAddress(id) },
			paragraphs: [
				`Everything from ${isolated(email)}: ${messages}, every email that reported one, and any place on the waiting list.`,
			],
			final: FINAL,
			yes: { label: `Erase ${messages}`, intent: "erase" },
			no: "Keep everything",
		};
	},
	async act(id, intent, actor) {
		const count = intent === "erase" ? await eraseSender(id, actor) : 0;
		if (count === 0) {
			const message = "They were already erased. If they are in a family now, erase the family.";
			return { to: listAddress(), message, statusCode: 409 };
		}
		return { to: listAddress(), message: "The person’s data was erased." };
	},
};
