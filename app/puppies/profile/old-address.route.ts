/** Redirects old addresses of the list and of profiles permanently. */
import { href, redirect } from "react-router";
import { optional } from "~/platform/http/loading.server.ts";
import { LIST_PATH } from "../list/list-address.ts";
import { profilePathFor } from "../queries.server.ts";
import type { Route } from "./+types/old-address.route";

/** An unknown path redirects to its profile address as well, which responds with status 404. */
export async function loader({ params }: Pick<Route.LoaderArgs, "params">) {
	const { profilePath } = params;
	const address = profilePath
		? href("/trained-puppies-for-sale/:profilePath", {
				profilePath: (await optional(profilePathFor(profilePath))) ?? profilePath,
			})
		: LIST_PATH;
	return redirect(address, 308);
}
