/** Ends a preview, and redirects to the page that edits the previewed document. */
import { href, redirect, redirectDocument } from "react-router";
import type { Route } from "./+types/preview.route";
import { noPreviewCookie, previewedDocument } from "./previewing.server.ts";

const back = (request: Request) => previewedDocument(request)?.editPath ?? href("/admin/content");

export const loader = ({ request }: Route.LoaderArgs) => redirect(back(request));

export const action = ({ request }: Route.ActionArgs) =>
	redirectDocument(back(request), { status: 303, headers: { "Set-Cookie": noPreviewCookie() } });
