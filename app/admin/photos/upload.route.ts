/** Uploads by script to one puppy, or to the library. The response is JSON: the outcome of each file. */
import { href, redirect } from "react-router";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { actorIn } from "../access.server.ts";
import type { Route } from "./+types/upload.route";
import { receivePuppyPhotos, receiveStockPhotos } from "./receive.server.ts";
import { puppyWithPhotos } from "./shown-photos.server.ts";

export const handle: RouteHandle = { takesUploads: true };

export function loader({ params: { id } }: Route.LoaderArgs) {
	throw redirect(id ? href("/admin/puppies/:id/photos", { id }) : href("/admin/photos"));
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	if (!params.id) return Response.json((await receiveStockPhotos(request, actor)).upload);
	const { id } = await puppyWithPhotos(params.id);
	return Response.json(await receivePuppyPhotos(request, id, actor));
}
