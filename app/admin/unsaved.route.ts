/**
 * Receives forms that are not to be saved: from buttons that lead to another page, and from the one
 * that discards what was typed. Until it is discarded, the form's page shows the stored form again.
 */
import { redirect } from "react-router";
import type { Route } from "./+types/unsaved.route";
import { adminSession } from "./access.server.ts";
import { adminPage } from "./account/sign-in-redirects.server.ts";
import { discardUnsaved, storeLeftForm } from "./unsaved.server.ts";

const pageIn = (url: URL) => adminPage(url.searchParams.get("page"), url);
const pathIn = (url: URL) => new URL(pageIn(url), url.origin).pathname;

/** A visitor who opens this address directly is redirected to the page of the form. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(pageIn(url), { status: 303 });

export async function action({ request, url, context }: Route.ActionArgs) {
	const session = adminSession(context);
	const page = pathIn(url);
	if (!url.searchParams.has("next")) {
		await discardUnsaved(request, session, page);
		return redirect(pageIn(url), { status: 303 });
	}
	await storeLeftForm(request, { session, context, page });
	return redirect(adminPage(url.searchParams.get("next"), url), { status: 303 });
}
