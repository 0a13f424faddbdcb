/** Makes a draft of a puppy again: the button of its page. */

import { href, redirect } from "react-router";
import { failures } from "~/business/failures.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { puppyName } from "~/puppies/admin/queries.server.ts";
import { unpublishPuppy } from "~/puppies/admin/trash.server.ts";
import { actorIn } from "../access.server.ts";
import { pressing } from "../failures.server.ts";
import type { Route } from "./+types/unpublish.route";
import { idIn, notFound, shortName } from "./forms.server.ts";

/** Whoever opens the address itself is led to the puppy's page. */
export function loader({ params }: Route.LoaderArgs) {
	return redirect(href("/admin/puppies/:id", params), { status: 303 });
}

export const action = pressing(
	failures.updatePuppy,
	({ params }: Route.ActionArgs) => href("/admin/puppies/:id", params),
	async ({ params, context }: Route.ActionArgs) => {
		const id = idIn(params);
		const puppy = await puppyName(id);
		if (!puppy || !(await unpublishPuppy(id, actorIn(context)))) throw notFound();
		const page = href("/admin/puppies/:id", params);
		return redirectWithToast(
			page,
			`${shortName(puppy.name)} is a draft again; visitors don't see it.`,
		);
	},
);
