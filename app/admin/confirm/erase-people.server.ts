/** Families, and people by the address of one of their messages: what erasing them does. */
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { cutAtWord } from "~/business/head.ts";
import { dayOf } from "~/business/moments.ts";
import { eraseFamily, erasePerson, storedAboutPerson } from "~/contact/admin/erase.server.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { familyById, familyContents } from "~/families/queries.server.ts";
import { exportAddress, familyAddress, messageAddress } from "../families/addresses.ts";
import { contentText } from "../families/contents.ts";
import { listAddress } from "../messages/list-view.ts";
import { type Deletion, isolated } from "./question.ts";

/** Messages that the question lists, and characters of each. */
const SHOWN = 20;
const EXCERPT = 140;

const FINAL =
	"It doesn’t remove emails that were already sent, files that were exported, or backups: please take care of those yourself.";
const UNCOUNTED = (whom: string) =>
	`The statistics will no longer count ${whom}, and the record of changes keeps only the fact that something was erased.`;

const booksStay = (reservations: number) =>
	`What stays, without the person’s data: ${
		reservations === 1 ? "one reservation" : `${reservations} reservations`
	} with the dates and amounts of payments, because they belong in the business’s books. Notes on payments are erased.`;

/** Everything that is stored about a family. */
export const families: Deletion = {
	failures: { read: failures.fetchFamilies, delete: failures.updateFamily },
	async ask(id) {
		const family = await familyById(id);
		if (!family) return undefined;
		const { reservations, ...contents } = await familyContents(id);
		const going = contentText({ ...contents, reservations: 0, addresses: 0 });
		const from = family.addresses.map(({ address }) => isolated(address)).join(", ");
		return {
			title: "Erase this family’s data?",
			at: { name: family.name, path: familyAddress(id) },
			paragraphs: [
				`Everything stored about ${isolated(family.name)}: name, phone number, wishes and next step${from ? `, and everything that came from ${from}` : ""}.`,
			],
			going:
				going.length === 0
					? []
					: [
							...going,
							"the emails that reported them, and every email to this family that is not sent yet",
						],
			after: [UNCOUNTED("their messages"), ...(reservations > 0 ? [booksStay(reservations)] : [])],
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

type Person = NonNullable<Awaited<ReturnType<typeof storedAboutPerson>>>;

/** What happens with the family of the person, if there is one. */
async function aboutTheFamily({ familyId, ownFamily }: Person): Promise<string[]> {
	if (familyId === null) return [];
	if (ownFamily === undefined) {
		return [
			"Others belong to the same family, so what else is stored about it stays, with its notes.",
		];
	}
	const { reservations, ...contents } = await familyContents(ownFamily);
	const rest = contentText({ ...contents, messages: 0, reservations: 0, addresses: 0 });
	return [
		`Everything else that is stored about the family goes as well${rest.length > 0 ? `: ${rest.join(", ")}` : ""}.`,
		...(reservations > 0 ? [booksStay(reservations)] : []),
	];
}

/** Everything from the address of a message, whether it is a family's or not. */
export const people: Deletion = {
	failures: { read: failures.fetchContacts, delete: failures.updateFamily },
	async ask(id) {
		const stored = await storedAboutPerson(id, SHOWN);
		if (!stored) return undefined;
		const { email, total, messages } = stored;
		const rest = total - messages.length;
		return {
			title: "Erase this person’s data?",
			at: { path: messageAddress(id) },
			paragraphs: [
				`Everything from ${isolated(email)}: ${messagesInWords(total)}, with the answers to them and the emails that reported them, and the place on the waiting list.`,
			],
			going: [
				...messages.map(
					({ createdAt, message }) =>
						`${dayInWords(dayOf(createdAt))}: ${isolated(cutAtWord(message, EXCERPT))}`,
				),
				...(rest > 0 ? [`and ${rest.toLocaleString("en-US")} more`] : []),
			],
			after: [UNCOUNTED("them"), ...(await aboutTheFamily(stored))],
			final: FINAL,
			yes: { label: `Erase ${messagesInWords(total)}`, intent: "erase" },
			no: "Keep everything",
		};
	},
	async act(id, intent, actor) {
		const count = intent === "erase" ? await erasePerson(id, actor) : 0;
		if (count === 0) {
			return { to: listAddress(), message: "They were already erased.", statusCode: 409 };
		}
		const message =
			count === 1 ? "One message was erased." : `${messagesInWords(count)} were erased.`;
		return { to: listAddress(), message };
	},
};
