/** Leads to the page that shows a document, as a preview. */
import { redirectDocument } from "react-router";
import type { Route } from "./+types/document-preview.route";
import { documentIn } from "./document-in.server.ts";
import { previewCookie } from "./previewing.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const { key, path } = documentIn(params);
	return redirectDocument(path, { headers: { "Set-Cookie": previewCookie(key) } });
}
