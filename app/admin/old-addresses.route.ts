/** The address that the list of messages had before leads to where it is now, with its query, such as a filter. */
import { redirect } from "react-router";
import type { Route } from "./+types/old-addresses.route";

export function loader({ url: { pathname, search } }: Route.LoaderArgs): never {
	throw redirect(pathname.replace(/^\/admin\/contacts/i, "/admin/families/messages") + search, 301);
}
