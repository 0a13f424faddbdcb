/**
 * Uploads of stock photos by script, answered in JSON: the ids of the newest photos, and the outcome
 * of a file.
 */

import * as failures from "~/business/failures.ts";
import { stockPhotoPage } from "~/photos/admin-queries.server.ts";
import type { UploadHandle } from "~/platform/http/body-handle.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import type { Route } from "./+types/stock-upload.route";
import { receiveStockPhotos } from "./receive.server.ts";

export const handle: UploadHandle = { takesUploads: true };

export const loader = withLoaderErrors(failures.fetchStockPhotos, async () => {
	const newest = await stockPhotoPage({ page: 1 });
	return Response.json({ ids: newest?.photos.map(({ id }) => id) ?? [] });
});

export async function action({ request, context }: Route.ActionArgs) {
	const { upload } = await receiveStockPhotos(request, actorIn(context));
	return Response.json(upload);
}
