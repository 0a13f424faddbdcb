/** Leads to the page that shows a document, as a preview. */
import { redirectDocument } from "react-router";
import { pathOfLink } from "~/content/links.ts";
import type { Route } from "./+types/document-preview.route";
import { documentIn } from "./document-in.server.ts";
import { previewCookie } from "./previewing.server.ts";

export function loader({ params, url }: Route.LoaderArgs) {
	const { key, path } = documentIn(params);
	// A document may be read on several pages.
	const requested = pathOfLink(url.searchParams.get("at") ?? "");
	return redirectDocument(requested ?? path, { headers: { "Set-Cookie": previewCookie(key) } });
}
