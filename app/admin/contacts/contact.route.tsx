/** One message: its full text, its status, ways to answer it, and notes. */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import {
	addNote,
	deleteNote,
	markSpam,
	restoreFromSpam,
	setContactStatus,
} from "~/contact/admin/commands.server.ts";
import { contactById, storedAboutPerson } from "~/contact/admin/message.server.ts";
import { filterOf, neighbors } from "~/contact/admin/queries.server.ts";
import { contactStatuses, noteSchema } from "~/contact/schema.ts";
import { bouncesOf } from "~/families/bounces/bounces.server.ts";
import { addressKey } from "~/families/families.server.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { readId } from "~/platform/ids.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Columns, Pager } from "../page.tsx";
import type { Route } from "./+types/contact.route";
import { messageAddress } from "./addresses.ts";
import { ContactAside } from "./contact-aside.tsx";
import { ContactMessage } from "./contact-message.tsx";
import { ContactNotes } from "./contact-notes.tsx";
import { filterQuery, listAddress, readListView } from "./list-view.ts";
import { statusWords } from "./status.tsx";

/** The forms of the page, by the intents of their buttons. */
const pageForm = z.discriminatedUnion("intent", [
	noteSchema.extend({ intent: z.literal("add-note") }),
	z.object({ intent: z.enum([...contactStatuses, "spam", "not-spam"]) }),
	z.object({ intent: z.literal("delete-note"), note: z.string() }),
]);
type PageForm = z.output<typeof pageForm>;
const rules = {
	schema: pageForm,
	fields: ["intent", "text", "note", SUBMISSION_KEY],
	maxBytes: 32 * 1024,
};
/** The most other messages of the same person that are listed. */
const EARLIER_MAX = 10;

const missing = () => data(null, 404);

export const meta: Route.MetaFunction = () => adminMeta("Message");

export const loader = withLoaderErrors(
	failures.fetchContacts,
	async ({ params, url, context }: Route.LoaderArgs) => {
		const id = readId(params.id);
		const contact = id === undefined ? null : await contactById(id);
		if (!contact) throw missing();
		const view = readListView(url.searchParams);
		const query = filterQuery(view);
		const cursor = { at: contact.createdAt, id: contact.id };
		const [adjacent, stored] = await Promise.all([
			neighbors(filterOf(view), cursor),
			storedAboutPerson(contact.id, EARLIER_MAX + 1),
		]);
		const link = (other: number | undefined) => other && messageAddress(other, query);
		return {
			contact,
			bounce: (await bouncesOf([contact.email]))[addressKey(contact.email)],
			submissionKey: randomUUID(),
			query,
			list: listAddress(view),
			newer: link(adjacent.newer) || undefined,
			older: link(adjacent.older) || undefined,
			others: (stored?.messages ?? []).filter((other) => other.id !== contact.id),
			otherCount: Math.max(0, (stored?.total ?? 1) - 1),
			username: adminSession(context).account.username,
		};
	},
);

/** Does what the form asks for. Returns the text for the toast, or something falsy if there is no such message or note. */
async function act(id: number, sent: PageForm, actor: Actor, key: string | undefined) {
	switch (sent.intent) {
		case "add-note":
			return (await addNote(id, sent.text, actor, key)) && "The note was added.";
		case "delete-note": {
			const note = readId(sent.note);
			return note !== undefined && (await deleteNote(id, note, actor)) && "The note was deleted.";
		}
		case "spam":
			return (await markSpam(id, actor)) && "The message was moved to suspected spam.";
		case "not-spam":
			return (await restoreFromSpam(id, actor)) && "The message is back among the new ones.";
		default: {
			const message = `The message is marked as ${statusWords[sent.intent].toLowerCase()}.`;
			return (await setContactStatus(id, sent.intent, actor)) && message;
		}
	}
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const id = readId(params.id);
	if (id === undefined) throw missing();
	const { response, value, form } = await parseForm(request, rules);
	if (response) return response;
	const key = readSubmissionKey(form.get(SUBMISSION_KEY));
	const done = await act(id, value, actorIn(context), key);
	if (!done) throw missing();
	const address = messageAddress(id, filterQuery(readListView(url.searchParams)));
	return redirectWithToast(address, done);
}

const noteDraft = (id: string) => `note ${id}`;

/** Only adding a note clears its draft. The other buttons leave a note that is being written alone. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
	const intent = (await request.clone().formData()).get("intent");
	return sendForm(serverAction, {
		draft: intent === "add-note" ? noteDraft(params.id) : undefined,
	});
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { contact, bounce, query, list, newer, older, others, otherCount, username } = loaderData;
	const action = messageAddress(contact.id, query);
	const added = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={contact.name}
				trail={[
					{ name: "Today", path: href("/admin") },
					{ name: "Messages", path: list },
					{ name: `Message ${contact.id}` },
				]}
			/>
			<Columns>
				<ContactMessage contact={contact} bounce={bounce} action={action} />
				<ContactAside
					contact={contact}
					action={action}
					query={query}
					others={others}
					otherCount={otherCount}
				/>
			</Columns>
			<ContactNotes
				key={`${contact.id} ${added}`}
				draft={noteDraft(String(contact.id))}
				notes={contact.notes}
				action={action}
				submissionKey={loaderData.submissionKey}
				username={username}
				result={actionData?.result}
			/>
			<Pager
				label="Messages"
				newer={newer}
				older={older}
				words={{ newer: "Newer message", older: "Older message" }}
			/>
		</>
	);
}
