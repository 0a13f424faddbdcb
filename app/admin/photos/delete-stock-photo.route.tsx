/** Asks before a stock photo is deleted, and lists the pages and videos that use it. */

import { data, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { photoUses } from "~/content/photo-uses.server.ts";
import { fetcherProblem } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { stockPhotoById } from "~/photos/admin-queries.server.ts";
import { deleteStockPhoto } from "~/photos/stock-commands.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readId } from "~/platform/ids.ts";
import { Alert } from "~/ui/alert.tsx";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/delete-stock-photo.route";
import { ConfirmDeletion } from "./confirm-deletion.tsx";
import { UseList } from "./photo-uses.tsx";

export const meta = () => adminMeta("Delete photo");

export const loader = withLoaderErrors(
	failures.stockPhotoNotFound,
	async ({ params }: Route.LoaderArgs) => {
		const photo = await stockPhotoById(readId(params.id) ?? 0);
		if (!photo) throw data({ failure: failures.stockPhotoNotFound }, 404);
		return { photo, uses: await photoUses(photo.id) };
	},
);

export async function action({ params, context }: Route.ActionArgs) {
	const isDeleted = await deleteStockPhoto(readId(params.id) ?? 0, actorIn(context));
	const message = isDeleted ? "The photo was deleted." : "It was already deleted.";
	return redirectWithToast(href("/admin/photos"), message);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function DeleteStockPhotoPage({ loaderData, actionData }: Route.ComponentProps) {
	const { photo, uses } = loaderData;
	const id = String(photo.id);
	const own = href("/admin/photos/:id", { id });
	return (
		<>
			<AdminHead
				title={`Delete “${photo.title}”?`}
				trail={[
					{ name: "Photos", path: href("/admin/photos") },
					{ name: photo.title, path: own },
					{ name: "Delete" },
				]}
			/>
			<ConfirmDeletion
				action={href("/admin/photos/:id/delete", { id })}
				photo={photo}
				back={own}
				problem={actionData && fetcherProblem(actionData)}
			>
				{uses.length > 0 ? (
					<Alert tone="warn" role="note" title="Pages of the site use it">
						<UseList uses={uses} />
						<p>Without it, they show the site’s own picture instead, or none.</p>
					</Alert>
				) : null}
				{photo.videos.length > 0 ? (
					<Alert
						tone="warn"
						role="note"
						title={
							photo.videos.length === 1
								? "It is the poster of a video"
								: `It is the poster of ${photo.videos.length} videos`
						}
					>
						<ul>
							{photo.videos.map((video) => (
								<li key={video.id}>
									<Link to={href("/admin/videos/:id", { id: String(video.id) })}>
										{video.title}
									</Link>
								</li>
							))}
						</ul>
						<p>Without it, an icon is shown instead.</p>
					</Alert>
				) : null}
			</ConfirmDeletion>
		</>
	);
}
