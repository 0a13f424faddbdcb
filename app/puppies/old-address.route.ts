/** Addresses from before: they lead to the list or to the profile, for good. */
import { href, redirect } from "react-router";
import type { Route } from "./+types/old-address.route";
import { LIST_PATH } from "./list-address.ts";
import { profilePathFor } from "./queries.server.ts";

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
