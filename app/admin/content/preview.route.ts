/** Starts a preview and shows a document's page with it; ends it, and returns to the page that edits the document. */
import { redirect, redirectDocument } from "react-router";
import { documentOf } from "~/content/documents/index.ts";
import { pathOfLink } from "~/content/links.ts";
import { editorOf } from "../navigation.ts";
import { found } from "../not-found.ts";
import type { Route } from "./+types/preview.route";
import { noPreviewCookie, previewCookie, previewedDocument } from "./previewing.server.ts";

const back = async (request: Request) =>
	(await previewedDocument(request))?.editPath ?? editorOf("/");

export async function loader({ request, params, url }: Route.LoaderArgs) {
	if (!("key" in params)) return redirect(await back(request));
	const { key, path } = found(documentOf(params.key));
	// A document may appear on several pages, so the link can name the page to show.
	const requested = pathOfLink(url.searchParams.get("at") ?? "");
	const headers = { "Set-Cookie": await previewCookie(key) };
	return redirectDocument(requested ?? path, { headers });
}

export async function action({ request }: Route.ActionArgs) {
	const headers = { "Set-Cookie": await noPreviewCookie() };
	return redirectDocument(await back(request), { status: 303, headers });
}
