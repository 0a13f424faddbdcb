/** Ends a preview, and returns to My site, which began it. */
import { redirect, redirectDocument } from "react-router";
import { editorOf } from "../navigation.ts";
import { noPreviewCookie } from "./previewing.server.ts";

export const loader = () => redirect(editorOf("/"));

export async function action() {
	const headers = { "Set-Cookie": await noPreviewCookie() };
	return redirectDocument(editorOf("/"), { status: 303, headers });
}
