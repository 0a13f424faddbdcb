/**
 * Reserves a puppy from its own page or from a family's page. A GET request redirects to the form; a
 * POST from a button reserves the puppy, marks it as sold or makes it available, at once.
 */
import { href, redirect } from "react-router";
import { readId } from "~/platform/ids.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors } from "../failures.server.ts";
import { idIn, notFound } from "../not-found.ts";
import type { Route } from "./+types/reserve.route";
import { readButtonForm } from "./forms.server.ts";
import { failures } from "./reservation-texts.ts";
import { changeSaleState, isSaleIntent } from "./sale-intents.server.ts";

export function loader({ params, url }: Route.LoaderArgs) {
	const query = new URLSearchParams({ puppy: String(idIn(params)) });
	const family = readId(url.searchParams.get("family"));
	if (family !== undefined) query.set("family", String(family));
	throw redirect(`${href("/admin/reservations/new")}?${query}`);
}

export const action = withActionErrors(
	failures.update,
	async ({ request, params, context }: Route.ActionArgs) => {
		const puppyId = idIn(params);
		const { intent } = await readButtonForm(request);
		if (!isSaleIntent(intent)) throw notFound();
		const back = href("/admin/puppies/:id", params);
		return changeSaleState(puppyId, intent, actorIn(context), back);
	},
	({ params }: Route.ActionArgs) => href("/admin/puppies/:id", params),
);
