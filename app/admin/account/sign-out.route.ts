/** Signs out: ends the session on the server and deletes its cookie. */
import { href, redirect } from "react-router";
import { closeSession, sessionOf } from "~/accounts/sessions.server.ts";
import { withActionErrors } from "../failures.server.ts";
import type { Route } from "./+types/sign-out.route";
import { NOT_DONE } from "./messages.ts";
import { signedOut } from "./sign-in-redirects.server.ts";

/** Redirects a user who typed this address to a page with the Sign out button. */
export const loader = () => redirect(href("/admin"), { status: 303 });

/** Gives no reason to somebody who was only asked for a code: that of signing out deletes the device's drafts. */
async function signOut({ request }: Route.ActionArgs) {
	const session = await sessionOf(request);
	await closeSession(request);
	return signedOut(session && "out");
}

export const action = withActionErrors(NOT_DONE, signOut, () => href("/admin"));
