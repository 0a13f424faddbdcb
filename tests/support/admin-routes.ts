/**
 * The routes of the admin screens and of the public pages, read from the site's route map so
 * that new routes are included.
 */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "~/routes.ts";

const SHELL = "admin/shell.route.tsx";
/** Admin routes that are open to people who aren't signed in: signing in, signing out and invitations. */
const open = new Set(["/admin/login", "/admin/logout", "/admin/invitation/:token"]);

function* pathsIn(
	entries: readonly RouteConfigEntry[],
	above = "",
	isInside = false,
): Generator<{ path: string; file: string; isAdmin: boolean }> {
	for (const { file, path, index, children } of entries) {
		const inside = isInside || file === SHELL;
		const full = path ? `${above}/${path}` : above;
		const isAdmin = inside || /^\/admin(\/|$)/i.test(full);
		if (path !== undefined || index) yield { path: full, file, isAdmin };
		yield* pathsIn(children ?? [], full, inside);
	}
}

const all = [...pathsIn(routes)];
const unique = (entries: typeof all) => [...new Set(entries.map(({ path }) => path))];

/** Paths of the protected admin routes as the map writes them, such as `/admin/puppies/:id`. */
export const adminRoutes = unique(all.filter(({ path, isAdmin }) => isAdmin && !open.has(path)));

/** Paths of every page that anybody may open, including the admin's sign-in pages. */
export const openRoutes = unique(
	all.filter(
		({ path, file, isAdmin }) => file.endsWith(".tsx") && (isAdmin ? open.has(path) : true),
	),
);

/** Files outside the admin that anybody may fetch, except the JSON API's and those for monitoring. */
export const openFiles = unique(
	all.filter(
		({ file, isAdmin }) =>
			file.endsWith(".ts") && !isAdmin && !/^(api|operations|platform)\//.test(file),
	),
);

/** Fills in the parameters of a route's path. */
export function addressOf(route: string, parameters: Readonly<Record<string, string>>): string {
	return route
		.split("/")
		.map((part, position, parts) => {
			if (part === "*") return "nothing/here";
			if (part.endsWith("?")) return "";
			if (!part.startsWith(":")) return part;
			const name = part.replace(/[:?]/g, "");
			const key = `${parts[position - 1]}/${name}`;
			const value = parameters[key];
			if (value === undefined) throw new Error(`Which ${key} is meant in ${route}?`);
			return value;
		})
		.join("/")
		.replace(/\/$/, "");
}
