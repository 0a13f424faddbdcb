/** Erasing a person's data: says what will go before anything goes. */
import { data, href } from "react-router";
import { z } from "zod";
import { dayInWords, dayOf } from "~/business/days.ts";
import { erasePerson } from "~/contact/admin/commands.server.ts";
import { storedAboutPerson } from "~/contact/admin/message.server.ts";
import { PressForm, usePress } from "~/forms/press-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/erase.route";
import { messageAddress } from "./addresses.ts";
import * as css from "./contacts.css.ts";
import { filterQuery, listAddress, readListView } from "./list-view.ts";

const SHOWN = 20;
const EXCERPT = 140;
const schema = z.object({ intent: z.literal("erase") });
const rules = { schema, fields: schema.keyof().options, maxBytes: 1_024 };

const missing = () => data(null, 404);

export const meta: Route.MetaFunction = () => adminMeta("Erase a person’s data");

export async function loader({ params, url }: Route.LoaderArgs) {
	const id = readId(params.id);
	const kept = id === undefined ? undefined : await storedAboutPerson(id, SHOWN);
	if (id === undefined || !kept) throw missing();
	const view = readListView(url.searchParams);
	const query = filterQuery(view);
	return { ...kept, id, query, list: listAddress(view) };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const id = readId(params.id);
	const { response } = await parseForm(request, rules);
	if (response) throw data(null, 400);
	const count = id === undefined ? 0 : await erasePerson(id, actorIn(context));
	if (count === 0) throw missing();
	const message = count === 1 ? "One message was erased." : `${count} messages were erased.`;
	const list = listAddress({ ...readListView(url.searchParams), before: undefined });
	return redirectWithToast(list, message);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ErasePage({ loaderData }: Route.ComponentProps) {
	const { id, query, list, email, total, messages } = loaderData;
	const words = total === 1 ? "one message" : `${total.toLocaleString("en-US")} messages`;
	const back = messageAddress(id, query);
	const erase = href("/admin/contacts/:id/erase", { id: String(id) }) + query;
	const press = usePress();
	return (
		<>
			<AdminHead
				title="Erase this person’s data?"
				trail={[
					{ name: "Dashboard", path: href("/admin") },
					{ name: "Contacts", path: list },
					{ name: `Message ${id}`, path: back },
					{ name: "Erase" },
				]}
			/>
			<Panel title="What will go" id="what">
				<p className={css.whole}>
					Everything from <bdi>{email}</bdi>: {words}, with your notes, what makes them findable,
					and the emails that told of them. The statistics no longer count them, and the record of
					changes keeps only that something was erased.
				</p>
				<ul className={css.erased}>
					{messages.map((message) => (
						<li key={message.id}>
							<span className={muted}>{dayInWords(dayOf(message.createdAt))}:</span>{" "}
							<bdi>{message.message.slice(0, EXCERPT).toWellFormed()}</bdi>
						</li>
					))}
				</ul>
				{total > messages.length ? (
					<p className={muted}>and {(total - messages.length).toLocaleString("en-US")} more</p>
				) : null}
				<Alert tone="warn" role="note" title="This cannot be undone" className={css.notice}>
					<p>
						It does not reach emails that were already sent, files that were exported, or backups:
						remove it there yourself.
					</p>
				</Alert>
				<PressForm press={press} action={erase} className={css.buttons}>
					<Button tone="bad" name="intent" value="erase">
						Erase {words}
					</Button>
					<ButtonLink tone="line" to={back}>
						Keep everything
					</ButtonLink>
				</PressForm>
			</Panel>
		</>
	);
}
