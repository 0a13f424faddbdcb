/** Addresses from before: they lead to the list or to the profile, for good. */
import { href, redirect } from "react-router";
import { LIST_PATH } from "../list/list-address.ts";
import { profilePathFor } from "../queries.server.ts";
import type { Route } from "./+types/old-address.route";

/** A path that no puppy has leads to the page that says so. */
export async function loader({ params }: Pick<Route.LoaderArgs, "params">) {
	const { profilePath } = params;
	const address = profilePath
		? href("/trained-puppies-for-sale/:profilePath", {
				profilePath: (await profilePathFor(profilePath)) ?? profilePath,
			})
		: LIST_PATH;
	return redirect(address, 308);
}
