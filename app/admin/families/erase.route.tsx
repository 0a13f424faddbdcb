/** Erases a family after showing what will be erased and what stays. */
import { data } from "react-router";
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { eraseFamily } from "~/contact/admin/erase.server.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { familyById, familyContents } from "~/families/queries.server.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/erase.route";
import { eraseAddress, exportAddress, familyAddress } from "./addresses.ts";
import { contentWords } from "./contents.ts";
import * as css from "./tasks.css.ts";

const schema = z.object({ intent: z.literal("erase") });
const rules = { schema, fields: schema.keyof().options, maxBytes: 1_024 };

const missing = () => data(null, 404);

export const meta: Route.MetaFunction = () => adminMeta("Erase a family’s data");

export const loader = withLoaderErrors(
	failures.fetchFamilies,
	async ({ params }: Route.LoaderArgs) => {
		const id = readId(params.id);
		const family = id === undefined ? null : await familyById(id);
		if (!family) throw missing();
		const contents = await familyContents(family.id);
		const { id: familyId, name, addresses } = family;
		return {
			id: familyId,
			name,
			addresses: addresses.map(({ address }) => address),
			going: contentWords({ ...contents, reservations: 0, addresses: 0 }),
			reservations: contents.reservations,
		};
	},
);

export const action = withActionErrors(
	failures.updateFamily,
	({ params }: Route.ActionArgs) => eraseAddress(readId(params.id) ?? 0),
	async ({ request, params, context }: Route.ActionArgs) => {
		const id = readId(params.id);
		const { response } = await parseForm(request, rules);
		if (response) throw data(null, 400);
		const messages = id === undefined ? undefined : await eraseFamily(id, actorIn(context));
		if (messages === undefined) throw missing();
		return redirectWithToast(familyListAddress(), "The family’s data was erased.");
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function EraseFamilyPage({ loaderData }: Route.ComponentProps) {
	const { id, name, addresses, going, reservations } = loaderData;
	const fetcher = useFormFetcher();
	const back = familyAddress(id);
	return (
		<>
			<AdminHead
				title="Erase this family’s data?"
				trail={[
					{ name: "Families", path: familyListAddress() },
					{ name, path: back },
					{ name: "Erase" },
				]}
			/>
			<Panel title="What will go" id="what">
				<p>
					Everything stored about <bdi>{name}</bdi>: name, phone number, wishes and next step
					{addresses.length > 0 ? ", and everything that came from " : ""}
					{addresses.map((address, index) => (
						<span key={address}>
							{index > 0 ? ", " : ""}
							<bdi>{address}</bdi>
						</span>
					))}
					.
				</p>
				{going.length > 0 ? (
					<ul className={css.ticked}>
						{going.map((words) => (
							<li key={words}>{words}</li>
						))}
						<li>
							the emails that reported them, and every email to this family that is not sent yet
						</li>
					</ul>
				) : null}
				<p>
					The statistics will no longer count their messages, and the record of changes keeps only
					the fact that something was erased.
				</p>
				{reservations > 0 ? (
					<p>
						<strong>What stays, without the person’s data:</strong>{" "}
						{reservations === 1 ? "one reservation" : `${reservations} reservations`} with the dates
						and amounts of payments, because they belong in the business’s books. Notes on payments
						are erased.
					</p>
				) : null}
				<Alert tone="warn" role="note" title="This cannot be undone" className={css.notice}>
					<p>
						It doesn’t remove emails that were already sent, files that were exported, or backups:
						please take care of those yourself.{" "}
						<a href={exportAddress(id)}>Export everything first</a>, if they asked for a copy.
					</p>
				</Alert>
				<FetcherForm fetcher={fetcher} action={eraseAddress(id)} className={css.buttons}>
					<Button tone="bad" name="intent" value="erase">
						Erase everything of this family
					</Button>
					<ButtonLink tone="line" to={back}>
						Keep everything
					</ButtonLink>
				</FetcherForm>
			</Panel>
		</>
	);
}
