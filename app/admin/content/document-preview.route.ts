/** Starts a preview and redirects to the page that shows a document. */

import { redirectDocument } from "react-router";
import { documentOf } from "~/content/documents/index.ts";
import { pathOfLink } from "~/content/links.ts";
import { found } from "../not-found.ts";
import type { Route } from "./+types/document-preview.route";
import { previewCookie } from "./previewing.server.ts";

export async function loader({ params, url }: Route.LoaderArgs) {
	const { key, path } = found(documentOf(params.key));
	// A document may appear on several pages, so the link can name the page to show.
	const requested = pathOfLink(url.searchParams.get("at") ?? "");
	const headers = { "Set-Cookie": await previewCookie(key) };
	return redirectDocument(requested ?? path, { headers });
}
