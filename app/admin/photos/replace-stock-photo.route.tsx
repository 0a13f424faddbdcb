/** Replaces the picture of a stock photo wherever it is shown. */
import { data, Form, href } from "react-router";
import * as failures from "~/business/failures.ts";
import { MAX_BYTES } from "~/photos/limits.ts";
import { PhotoRefused } from "~/photos/process.server.ts";
import { replaceStockPhoto } from "~/photos/stock-commands.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { readId } from "~/platform/ids.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { field, hint, label } from "~/ui/form/field.css.ts";
import { Problems } from "~/ui/form/problems.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { form } from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/replace-stock-photo.route";
import { PhotoUses } from "./photo-uses.tsx";
import { isUpload, receivePhotos } from "./receive.server.ts";
import { libraryPhoto } from "./shown-photos.server.ts";
import { UPLOAD_FIELD } from "./upload.ts";
import { files as fileControl } from "./upload-form.css.ts";
import { kinds } from "./upload-form.tsx";

const TITLE = "Replace the picture";
const megabytes = MAX_BYTES / 1024 / 1024;

export const handle: RouteHandle = { takesUploads: true };

export const loader = withLoaderErrors(
	failures.stockPhotoNotFound,
	({ params }: Route.LoaderArgs) => libraryPhoto(params),
);

export async function action({ request, params, context }: Route.ActionArgs) {
	if (!isUpload(request)) throw data(null, 415);
	const id = readId(params.id) ?? 0;
	const { ids, refused, problem } = await receivePhotos(request, [], async (bytes) => {
		const row = await replaceStockPhoto(id, bytes, actorIn(context));
		if (!row) throw new PhotoRefused("has nothing to replace: the photo has been deleted");
		return row;
	});
	if (ids.length > 0) {
		const message =
			"The picture was replaced everywhere. Please check that its description, and what stays in view, still fit.";
		return redirectWithToast(href("/admin/photos/:id", { id: String(id) }), message);
	}
	const reasons = refused.map(({ name, reason }) => `“${name}” ${reason}.`);
	return data({ problem: reasons[0] ?? problem ?? "Please choose a photo." }, 400);
}

export default function ReplaceStockPhotoPage({ loaderData, actionData }: Route.ComponentProps) {
	const { photo, uses } = loaderData;
	const own = href("/admin/photos/:id", { id: String(photo.id) });
	return (
		<>
			<AdminHead
				title={TITLE}
				note={`The new picture replaces “${photo.title}” on every page.`}
				between={[{ name: photo.title, path: own }]}
				here="Replace"
			/>
			<Panel>
				<Form method="post" encType="multipart/form-data" reloadDocument className={form}>
					<Problems notice={actionData?.problem} problems={[]} />
					<PhotoUses uses={uses} videos={photo.videos} />
					<div className={field}>
						<label htmlFor={UPLOAD_FIELD} className={label}>
							New picture
						</label>
						<input
							id={UPLOAD_FIELD}
							name={UPLOAD_FIELD}
							type="file"
							accept={kinds}
							required
							aria-describedby={`${UPLOAD_FIELD}-hint`}
							className={fileControl}
						/>
						<span id={`${UPLOAD_FIELD}-hint`} className={hint}>
							JPEG, PNG, WebP, AVIF or PDF, up to {megabytes} MB.
						</span>
					</div>
					<Actions>
						<Button>Replace it everywhere</Button>
						<ButtonLink tone="line" to={own}>
							Keep it
						</ButtonLink>
					</Actions>
				</Form>
			</Panel>
		</>
	);
}
