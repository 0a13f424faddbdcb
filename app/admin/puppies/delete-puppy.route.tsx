/** Asks before a puppy is moved to the trash, and before a puppy in the trash is deleted for good. */

import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { trashPuppy } from "~/families/reservations/puppy-changes.server.ts";
import { reservationOfPuppy } from "~/families/reservations/queries.server.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { puppyName } from "~/puppies/admin/queries.server.ts";
import { isKeptForPayments, removePuppy } from "~/puppies/admin/trash.server.ts";
import { TRASH_DAYS } from "~/puppies/visibility.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/delete-puppy.route";
import { idIn, notFound, readButton, shortName } from "./forms.server.ts";
import * as css from "./puppy-form.css.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `Delete ${loaderData.name}` : "Delete");

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params }: Route.LoaderArgs) => {
		const id = idIn(params);
		const [puppy, reservation, isKept] = await Promise.all([
			puppyName(id),
			reservationOfPuppy(id),
			isKeptForPayments(id),
		]);
		if (!puppy) throw notFound();
		return {
			isKept,
			reservation,
			name: puppy.name,
			isTrashed: puppy.status === "trashed",
			isPublic: puppy.status === "public",
			photos: puppy.photos.length,
		};
	},
);

export const action = withActionErrors(
	failures.deletePuppy,
	({ params }: Route.ActionArgs) => href("/admin/puppies/:id/delete", params),
	async ({ request, params, context }: Route.ActionArgs) => {
		const id = idIn(params);
		const { intent } = await readButton(request);
		const actor = actorIn(context);
		if (intent === "for-good") {
			const name = await removePuppy(id, actor);
			if (name === undefined) throw notFound();
			return redirectWithToast(
				href("/admin/puppies/trash"),
				`${shortName(name)} was deleted for good.`,
			);
		}
		const name = intent === "delete" ? await trashPuppy(id, actor) : undefined;
		if (name === undefined) throw notFound();
		return redirectWithToast(
			`${href("/admin/puppies")}?deleted=${id}`,
			`${shortName(name)} was deleted.`,
		);
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

const inWords = (photos: number) =>
	photos === 0 ? "" : photos === 1 ? " and its photo" : ` and its ${photos} photos`;

type Shown = Route.ComponentProps["loaderData"];

/** Sentences that tell what deleting the puppy does, or why it can't be deleted for good. */
function consequences({ name, isTrashed, isPublic, photos, reservation, isKept }: Shown) {
	const what = `${name}${inWords(photos)}`;
	if (isTrashed) {
		return [
			isKept
				? `Payments are recorded for ${name}. They have to be kept, so ${name} stays in the trash.`
				: `${what} will be deleted right away and can't be restored. Messages about ${name} are kept.`,
		];
	}
	const unseen = isPublic ? "Visitors will no longer see the profile. " : "";
	const who = reservation?.family ? ` for ${reservation.family.name}` : "";
	return [
		isKept
			? `${unseen}${what} will go to the trash, where everything can be restored. Payments are recorded for ${name}, so it won't be deleted for good.`
			: `${unseen}${what} will go to the trash, where everything can be restored for ${TRASH_DAYS} days.`,
		...(reservation ? [`${name} is reserved${who}. Deleting it releases the reservation.`] : []),
	];
}

export default function DeletePuppyPage({ loaderData, params }: Route.ComponentProps) {
	const { name, isTrashed, isKept } = loaderData;
	const fetcher = useFormFetcher();
	const list = isTrashed
		? { name: "Trash", path: href("/admin/puppies/trash") }
		: { name, path: href("/admin/puppies/:id", params) };
	return (
		<>
			<AdminHead
				title={isTrashed ? `Delete ${name} for good?` : `Delete ${name}?`}
				trail={[{ name: "Puppies", path: href("/admin/puppies") }, list, { name: "Delete" }]}
			/>
			<Panel>
				{consequences(loaderData).map((words) => (
					<p key={words} className={css.lines}>
						{words}
					</p>
				))}
				<FetcherForm
					fetcher={fetcher}
					action={href("/admin/puppies/:id/delete", params)}
					className={css.under}
				>
					<Actions>
						{isTrashed && isKept ? null : (
							<Button tone="bad" name="intent" value={isTrashed ? "for-good" : "delete"}>
								{isTrashed ? "Delete for good" : "Delete puppy"}
							</Button>
						)}
						<ButtonLink tone="line" to={list.path}>
							Cancel
						</ButtonLink>
					</Actions>
				</FetcherForm>
			</Panel>
		</>
	);
}
