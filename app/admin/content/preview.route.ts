/** Ends a preview, and redirects to the page that edits the previewed document. */
import { href, redirect, redirectDocument } from "react-router";
import type { Route } from "./+types/preview.route";
import { noPreviewCookie, previewedDocument } from "./previewing.server.ts";

const back = async (request: Request) =>
	(await previewedDocument(request))?.editPath ?? href("/admin/content");

export const loader = async ({ request }: Route.LoaderArgs) => redirect(await back(request));

export async function action({ request }: Route.ActionArgs) {
	const headers = { "Set-Cookie": await noPreviewCookie() };
	return redirectDocument(await back(request), { status: 303, headers });
}
