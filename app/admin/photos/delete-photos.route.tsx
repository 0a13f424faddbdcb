/** Asks before the chosen photos of a puppy or of the library are deleted, and deletes them. */
import { href, redirect } from "react-router";
import * as failures from "~/business/failures.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { deletePhotos } from "~/photos/commands.server.ts";
import { deleteStockPhotos } from "~/photos/stock-commands.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { idIn } from "../not-found.ts";
import { form } from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/delete-photos.route";
import { chosenIn } from "./chosen.ts";
import { picturesInWords } from "./named-pictures.ts";
import * as css from "./photo-grid.css.ts";
import { PhotoUses } from "./photo-uses.tsx";
import { libraryPhotos, puppyWithPhotos } from "./shown-photos.server.ts";

const listOf = ({ id }: { id?: string }) =>
	id ? href("/admin/puppies/:id/photos", { id }) : href("/admin/photos");

/** The chosen photos that still exist, and where those of the library are used. */
async function chosenPhotos({ id }: { id?: string }, ids: readonly number[]) {
	if (id) {
		const { photos } = await puppyWithPhotos(id);
		return { photos: photos.filter((photo) => ids.includes(photo.id)), uses: [], videos: [] };
	}
	const { photos, uses } = await libraryPhotos(ids);
	const videos = photos.flatMap((photo) => photo.videos);
	return { photos: photos.map((photo) => ({ ...photo, document: "" })), uses, videos };
}

export const loader = withLoaderErrors(
	failures.stockPhotoNotFound,
	async ({ params, url }: Route.LoaderArgs) => {
		const chosen = await chosenPhotos(params, chosenIn(url.searchParams));
		if (chosen.photos.length === 0) throw redirect(listOf(params));
		return { list: listOf(params), address: url.pathname + url.search, ...chosen };
	},
);

export const action = withActionErrors(
	"The photos could not be deleted. Please try again in a minute.",
	async ({ params, url, context }: Route.ActionArgs) => {
		const ids = chosenIn(url.searchParams);
		const actor = actorIn(context);
		const { photos } = await chosenPhotos(params, ids);
		const count = params.id
			? await deletePhotos(idIn(params), ids, actor)
			: await deleteStockPhotos(ids, actor);
		const message = count > 0 ? `Deleted ${picturesInWords(photos)}.` : "It was already deleted.";
		return redirectWithToast(listOf(params), message);
	},
	({ params }: Route.ActionArgs) => listOf(params),
);

export default function DeletePhotosPage({ loaderData }: Route.ComponentProps) {
	const { list, address, photos, uses, videos } = loaderData;
	return (
		<>
			<AdminHead title={`Delete ${picturesInWords(photos)}?`} here="Delete" />
			<Panel>
				<FetcherForm action={address} className={form}>
					<ul className={css.grid}>
						{photos.map(({ id, picture }) => (
							<li key={id}>
								<Frame ratio="1/1" className={css.thumb}>
									<Picture source={picture} sizes="(min-width: 992px) 12rem, 33vw" eager />
								</Frame>
							</li>
						))}
					</ul>
					{uses.length + videos.length > 0 ? (
						<Alert tone="warn" role="note" title="The site uses what you delete">
							<PhotoUses uses={uses} videos={videos} />
							<p>Without it, a page shows the site’s own picture instead, or none.</p>
						</Alert>
					) : null}
					<p>What you delete disappears from every page at once. This can't be undone.</p>
					<Actions>
						<Button tone="bad">Delete for good</Button>
						<ButtonLink tone="line" to={list}>
							Cancel
						</ButtonLink>
					</Actions>
				</FetcherForm>
			</Panel>
		</>
	);
}
