/** Uploads to one puppy by script, answered in JSON: the ids of its photos, and the outcome of a file. */
import * as failures from "~/business/failures.ts";
import type { UploadHandle } from "~/platform/http/body-handle.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import type { Route } from "./+types/puppy-upload.route";
import { puppyOr404, receivePuppyPhotos } from "./puppy-photos.server.ts";

export const handle: UploadHandle = { takesUploads: true };

export const loader = withLoaderErrors(
	failures.fetchPuppies,
	async ({ params }: Route.LoaderArgs) => {
		const { photos } = await puppyOr404(params.id);
		return Response.json({ ids: photos.map(({ id }) => id) });
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const puppy = await puppyOr404(params.id);
	return Response.json(await receivePuppyPhotos(request, puppy.id, actorIn(context)));
}
