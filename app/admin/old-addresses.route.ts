/** Addresses that screens of the admin had before; each leads to where its content is now. */
import { redirect } from "react-router";
import type { Route } from "./+types/old-addresses.route";
import { found } from "./not-found.ts";

const places: readonly (readonly [before: RegExp, now: string])[] = [
	[/^\/admin\/contacts(?=\/|$)/i, "/admin/families/messages"],
];

/** The query stays, such as the filter of a list. */
export function loader({ url: { pathname, search } }: Route.LoaderArgs): never {
	const place = found(places.find(([before]) => before.test(pathname)));
	throw redirect(pathname.replace(...place) + search, 301);
}
