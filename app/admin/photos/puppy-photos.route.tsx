/** The photos of one puppy: adding, ordering and choosing them. */

import { startTransition, useRef, useState } from "react";
import { data, href, Outlet, useFetcher, useParams } from "react-router";
import * as failures from "~/business/failures.ts";
import { fetcherProblem } from "~/forms/fetcher-form.tsx";
import type { FailedSubmission } from "~/forms/send.ts";
import type { HydrationHandle } from "~/hydration/page-modules.server.ts";
import { changePhoto } from "~/photos/commands.server.ts";
import { documentLabels, isDocumentKind } from "~/photos/documents.ts";
import { withMoved } from "~/photos/order.ts";
import { movedPhotoSchema } from "~/photos/schema.ts";
import { capital } from "~/platform/capital.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Problems } from "~/ui/form/problems.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/puppy-photos.route";
import { isDocument, pictureNames, picturesInWords } from "./named-pictures.ts";
import { PhotoGrid } from "./photo-grid.tsx";
import { isUpload, receivePuppyPhotos } from "./receive.server.ts";
import { puppyWithPhotos } from "./shown-photos.server.ts";
import { countPhotos, isWhole } from "./upload.ts";
import { UploadForm } from "./upload-form.tsx";

/** Hydrated at once, because people start working here right away: no early drop or click may be lost. */
export const handle: HydrationHandle & RouteHandle = { hydrate: "now", takesUploads: true };

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params }: Route.LoaderArgs) => ({
		puppy: await puppyWithPhotos(params.id),
	}),
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const puppy = await puppyWithPhotos(params.id);
	const actor = actorIn(context);
	const back = (message: string) =>
		redirectWithToast(href("/admin/puppies/:id/photos", params), message);
	if (isUpload(request)) {
		const upload = await receivePuppyPhotos(request, puppy.id, actor);
		if (isWhole(upload)) return back(`Added ${countPhotos(upload.ids.length)}.`);
		return data({ upload }, upload.ids.length > 0 ? 200 : 400);
	}
	const { response, value } = await parseForm(request, { schema: movedPhotoSchema });
	if (response) return response;
	const { photo: id, place } = value;
	const isThere = await changePhoto({ puppyId: puppy.id, id }, () => ({ place }), actor);
	if (!isThere) return back("It was already deleted.");
	const isMain = place === 0 && puppy.photos.some((one) => one.id === id && !isDocument(one));
	return back(isMain ? "That is the main photo now." : `Moved to place ${place + 1}.`);
}

export default function PuppyPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
	const { puppy } = loaderData;
	const { name, photos } = puppy;
	const params = { id: String(puppy.id) };
	const path = href("/admin/puppies/:id/photos", params);
	const { order, move, problem } = usePhotoOrder(
		path,
		photos.map(({ id }) => id),
	);
	const upload = actionData && "upload" in actionData ? actionData.upload : undefined;
	const shown = order.flatMap((id) => photos.find((one) => one.id === id) ?? []);
	const names = pictureNames(puppy, shown);
	const { photo: open } = useParams();
	const sheet = names[shown.findIndex(({ id }) => String(id) === open)];
	const mainPhoto = shown.find((picture) => !isDocument(picture));
	return (
		<>
			<AdminHead
				title={`Photos of ${name}`}
				tab={sheet && `${capital(sheet.name)} of ${name}`}
				note="The first one is the main photo: it appears on the card and at the top of the profile."
				between={[{ name, path: href("/admin/puppies/:id", params) }]}
				here="Photos"
			>
				{puppy.status === "public" ? (
					<ButtonLink
						tone="line"
						to={href("/trained-puppies-for-sale/:profilePath", { profilePath: puppy.profilePath })}
					>
						View profile
					</ButtonLink>
				) : null}
			</AdminHead>
			<Outlet />
			<Problems notice={problem} problems={[]} />
			<Panel>
				<UploadForm
					action={path}
					inPlaceAction={href("/admin/puppies/:id/photos/upload", params)}
					result={upload}
				/>
			</Panel>
			<Panel title={picturesInWords(photos) || "No photos yet"} id="photos">
				<p className={muted}>
					{mainPhoto === undefined
						? `Until you add one, ${name}'s card and profile say that photos are coming.`
						: "Tap a photo to describe it. Drag it to its place; on a phone, hold it first."}
				</p>
				<PhotoGrid
					tiles={shown.map(({ id, alt, picture, document }, index) => {
						const { name: title = "", text = "" } = names[index] ?? {};
						return {
							id,
							name: title,
							to: href("/admin/puppies/:id/photos/:photo", { ...params, photo: String(id) }),
							picture: { ...picture, alt: alt || text },
							mark: isDocumentKind(document)
								? documentLabels[document]
								: id === mainPhoto?.id
									? "Main photo"
									: undefined,
						};
					})}
					deletePath={href("/admin/puppies/:id/photos/delete", params)}
					onMove={move}
				/>
			</Panel>
		</>
	);
}

/**
 * The order of a puppy's photos, which is shown at once when photos are moved and stored in the background.
 * @param action the address that moves are sent to, one after another.
 * @param stored the ids of the photos in the server's order, which is shown again if a move is refused.
 */
function usePhotoOrder(action: string, stored: readonly number[]) {
	const { submit, data } = useFetcher<FailedSubmission>();
	/** The response to a move before the last one. */
	const [former, setFormer] = useState<FailedSubmission>();
	const [ahead, setAhead] = useState<readonly number[]>();
	const sending = useRef(Promise.resolve());
	const order = ahead ?? stored;

	const move = (id: number, to: number) => {
		setAhead(withMoved(order, id, to));
		setFormer(data);
		const form = { photo: String(id), place: String(to + 1) };
		const sent = sending.current.then(() =>
			submit(form, { method: "post", action, preventScrollReset: true }),
		);
		sending.current = sent;
		void sent.finally(() => {
			// Rendered together with the new data, so that no photo jumps back in between.
			if (sending.current === sent) startTransition(() => setAhead(undefined));
		});
	};
	const problem = data && data !== former ? fetcherProblem(data) : undefined;
	return { order, move, problem };
}
