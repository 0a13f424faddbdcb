/** Addresses that parts of the admin had before lead to where they are now, with their query, such as a filter. */
import { redirect } from "react-router";
import type { Route } from "./+types/old-addresses.route";

/** The beginnings of old addresses after `/admin/`, and what stands in their place now. */
const moved: readonly [before: RegExp, now: string][] = [
	[/^contacts(\/\d+)\/reply$/, "families/messages$1"],
	[/^contacts/, "families/messages"],
	[/^content\/praise\//, "content/lists/"],
	[/^content\/programs\/overview$/, "content/programs-pages"],
	[/^content\/pages\/edit\/([^/]+).*/, "content/lists/pages/$1"],
	[/^content\/(programs|services|pages)(?:\/edit)?/, "content/lists/$1"],
	[/^content\/people\/page\/.*/, "content/people"],
	[/^content\/texts\//, "content/"],
	[/^settings\/history$/, "settings"],
	[/^settings\/import-export\/download$/, "settings/import-export"],
	[/^(photos\/\d+)\/.*/, "$1"],
	[/^(puppies\/\d+)\/reserve$/, "$1"],
	[/^(families\/\d+)\/split$/, "$1"],
	[/^reservations.*/, "puppies"],
	[/^emails/, "status"],
	[/^(content\/[^/]+)\/preview$/, "$1"],
];

export function loader({ url: { pathname, search } }: Route.LoaderArgs): never {
	const path = pathname.slice("/admin/".length).toLowerCase();
	const [before, now] = moved.find(([pattern]) => pattern.test(path)) ?? [/$/, ""];
	throw redirect(`/admin/${path.replace(before, now)}${search}`, 301);
}
