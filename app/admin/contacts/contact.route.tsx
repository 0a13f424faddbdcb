/** One message: all of it, what has become of it, the answer, notes. */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { z } from "zod";
import { failures } from "~/business/failures.ts";
import {
	addNote,
	deleteNote,
	markSpam,
	restoreFromSpam,
	setContactStatus,
} from "~/contact/admin/commands.server.ts";
import { contactById, keptOfPerson } from "~/contact/admin/message.server.ts";
import { neighbours } from "~/contact/admin/queries.server.ts";
import { contactStatuses, noteSchema } from "~/contact/schema.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { readId } from "~/platform/ids.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { loading } from "../failures.server.ts";
import { AdminHead, adminMeta, Columns, Pager } from "../page.tsx";
import type { Route } from "./+types/contact.route";
import { messageAddress } from "./addresses.ts";
import { ContactAside } from "./contact-aside.tsx";
import { ContactMessage } from "./contact-message.tsx";
import { ContactNotes } from "./contact-notes.tsx";
import { filterOf, filterQuery, listAddress, readListView } from "./list-view.ts";
import { statusWords } from "./status.tsx";

const schema = z.discriminatedUnion("intent", [
	z.object({ intent: z.enum([...contactStatuses, "spam", "not-spam"]) }),
	z.object({ intent: z.literal("delete-note"), note: z.string().transform(readId) }),
	noteSchema.extend({ intent: z.literal("add-note") }),
]);
const fields = ["intent", "text", "note", SUBMISSION_KEY];
const rules = { schema, fields, maxBytes: 32 * 1024 };
type Asked = z.output<typeof schema>;
/** Earlier messages of the same person that are listed. */
const EARLIER_MAX = 10;

const missing = () => data(null, 404);

export const meta: Route.MetaFunction = () => adminMeta("Message");

export const loader = loading(
	failures.fetchContacts,
	async ({ params, url, context }: Route.LoaderArgs) => {
		const id = readId(params.id);
		const contact = id === undefined ? null : await contactById(id);
		if (!contact) throw missing();
		const view = readListView(url.searchParams);
		const query = filterQuery(view);
		const place = { at: contact.createdAt, id: contact.id };
		const [beside, kept] = await Promise.all([
			neighbours(filterOf(view), place),
			keptOfPerson(contact.id, EARLIER_MAX + 1),
		]);
		const link = (other: number | undefined) => other && messageAddress(other, query);
		return {
			contact,
			submissionKey: randomUUID(),
			query,
			list: listAddress(view),
			newer: link(beside.newer) || undefined,
			older: link(beside.older) || undefined,
			others: (kept?.messages ?? []).filter((other) => other.id !== contact.id),
			otherCount: Math.max(0, (kept?.total ?? 1) - 1),
			username: adminSession(context).account.username,
		};
	},
);

/** Does what a button asks for; what is said of it, or undefined where nothing was there. */
async function act(id: number, asked: Asked, by: Actor, key?: string): Promise<string | undefined> {
	switch (asked.intent) {
		case "spam":
			return (await markSpam(id, by)) ? "The message was moved to suspected spam." : undefined;
		case "not-spam":
			return (await restoreFromSpam(id, by))
				? "The message is back among the new ones."
				: undefined;
		case "delete-note": {
			const { note } = asked;
			const isGone = note !== undefined && (await deleteNote(id, note, by));
			return isGone ? "The note was deleted." : undefined;
		}
		case "add-note":
			return (await addNote(id, asked.text, by, key)) ? "The note was added." : undefined;
		default: {
			const said = `The message is ${statusWords[asked.intent].toLowerCase()}.`;
			return (await setContactStatus(id, asked.intent, by)) ? said : undefined;
		}
	}
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const id = readId(params.id);
	if (id === undefined) throw missing();
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const key = readSubmissionKey(parsed.form.get(SUBMISSION_KEY));
	const done = await act(id, parsed.value, actorIn(context), key);
	if (!done) throw missing();
	const address = messageAddress(id, filterQuery(readListView(url.searchParams)));
	return redirectWithToast(address, done);
}

const noteDraft = (id: string) => `note ${id}`;

/** Only a note has words that could be lost; a button leaves one that is being written alone. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
	const intent = (await request.clone().formData()).get("intent");
	return sendForm(serverAction, {
		draft: intent === "add-note" ? noteDraft(params.id) : undefined,
	});
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { contact, query, list, newer, older, others, otherCount, username } = loaderData;
	const action = messageAddress(contact.id, query);
	const added = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={contact.name}
				trail={[
					{ name: "Dashboard", path: href("/admin") },
					{ name: "Contacts", path: list },
					{ name: `Message ${contact.id}` },
				]}
			/>
			<Columns>
				<ContactMessage contact={contact} action={action} />
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
