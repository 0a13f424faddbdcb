/** Signing out: the session ends on the server, and its cookie goes. */
import { href, redirect } from "react-router";
import { closeSession } from "~/accounts/sessions.server.ts";
import type { Route } from "./+types/sign-out.route";

/** Whoever types the address gets to where the button is. */
export const loader = () => redirect(href("/admin"), { status: 303 });

export async function action({ request }: Route.ActionArgs) {
	const cookie = await closeSession(request);
	return redirect(href("/admin/login"), { status: 303, headers: { "Set-Cookie": cookie } });
}
