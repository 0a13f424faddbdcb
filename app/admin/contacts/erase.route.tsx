/** Erases a person's data after showing what will be erased. */
import { data, href } from "react-router";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { dayOf } from "~/business/moments.ts";
import { eraseFamily, erasePerson } from "~/contact/admin/erase.server.ts";
import { storedAboutPerson } from "~/contact/admin/message.server.ts";
import { familyContents } from "~/families/queries.server.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { familyAddress } from "../families/addresses.ts";
import { contentWords } from "../families/contents.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/erase.route";
import { messageAddress } from "./addresses.ts";
import * as css from "./contacts.css.ts";
import { filterQuery, listAddress, readListView } from "./list-view.ts";

const SHOWN = 20;
const EXCERPT = 140;
const schema = z.object({
	intent: z.literal("erase"),
	/** Whether everything else stored about the family is erased as well. */
	family: z.literal("on").optional(),
});
const rules = { schema, fields: schema.keyof().options, maxBytes: 1_024 };

const missing = () => data(null, 404);

export const meta: Route.MetaFunction = () => adminMeta("Erase a person’s data");

export const loader = withLoaderErrors(
	failures.fetchContacts,
	async ({ params, url }: Route.LoaderArgs) => {
		const id = readId(params.id);
		const stored = id === undefined ? undefined : await storedAboutPerson(id, SHOWN);
		if (id === undefined || !stored) throw missing();
		const view = readListView(url.searchParams);
		const query = filterQuery(view);
		const contents = stored.familyId === null ? undefined : await familyContents(stored.familyId);
		return {
			...stored,
			id,
			query,
			list: listAddress(view),
			rest: contents && contentWords({ ...contents, addresses: 0 }),
		};
	},
);

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const id = readId(params.id);
	const { response, value } = await parseForm(request, rules);
	if (response) throw data(null, 400);
	const count = id === undefined ? 0 : await erase(id, value.family === "on", actorIn(context));
	if (count === 0) throw missing();
	const message = count === 1 ? "One message was erased." : `${count} messages were erased.`;
	const list = listAddress({ ...readListView(url.searchParams), before: undefined });
	return redirectWithToast(list, message);
}

/** Erases the address's messages or, if chosen, everything stored about its family. */
async function erase(id: number, isFamilyToo: boolean, actor: Actor): Promise<number> {
	const familyId = isFamilyToo ? (await storedAboutPerson(id, 1))?.familyId : undefined;
	if (familyId) return (await eraseFamily(familyId, actor)) ?? 0;
	return erasePerson(id, actor);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ErasePage({ loaderData }: Route.ComponentProps) {
	const { id, query, list, email, total, messages, familyId, rest } = loaderData;
	const words = total === 1 ? "one message" : `${total.toLocaleString("en-US")} messages`;
	const back = messageAddress(id, query);
	const action = href("/admin/contacts/:id/erase", { id: String(id) }) + query;
	const fetcher = useFormFetcher();
	return (
		<>
			<AdminHead
				title="Erase this person’s data?"
				trail={[
					{ name: "Today", path: href("/admin") },
					{ name: "Messages", path: list },
					{ name: `Message ${id}`, path: back },
					{ name: "Erase" },
				]}
			/>
			<Panel title="What will go" id="what">
				<p className={css.whole}>
					Everything from <bdi>{email}</bdi>: {words}, with your notes, their search entries, and
					the emails that reported them. The statistics will no longer count them, and the record of
					changes keeps only the fact that something was erased.
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
						It doesn’t remove emails that were already sent, files that were exported, or backups:
						please take care of those yourself.
					</p>
				</Alert>
				<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
					{familyId !== null && rest ? (
						<label className={css.withFamily}>
							<input type="checkbox" name="family" defaultChecked />
							<span>
								Also erase everything else stored about{" "}
								<Link to={familyAddress(familyId)}>the family</Link>
								{rest.length > 0 ? `: ${rest.join(", ")}` : ""}. Reservations stay, without the
								person’s data.
							</span>
						</label>
					) : null}
					<Button tone="bad" name="intent" value="erase">
						Erase {words}
					</Button>
					<ButtonLink tone="line" to={back}>
						Keep everything
					</ButtonLink>
				</FetcherForm>
			</Panel>
		</>
	);
}
