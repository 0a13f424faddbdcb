/** The routes of the admin's and of visitors' pages, read from the site's map, so that a new one is among them. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "~/routes.ts";

const SHELL = "admin/shell.route.tsx";
/** What anybody who isn't signed in may see: the way in and the way out. */
const open = new Set(["/admin/login", "/admin/login/code", "/admin/logout"]);

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

/** Their paths as the map writes them, such as `/admin/puppies/:id`. */
export const adminRoutes = unique(all.filter(({ path, isAdmin }) => isAdmin && !open.has(path)));

/** Those of every page that anybody may open, also of the way in to the admin. */
export const openRoutes = unique(
	all.filter(
		({ path, file, isAdmin }) => file.endsWith(".tsx") && (isAdmin ? open.has(path) : true),
	),
);

/** A route's path with its parameters filled in. */
export function addressOf(route: string, parameters: Readonly<Record<string, string>>): string {
	return route
		.split("/")
		.map((part, position, parts) => {
			if (part === "*") return "nothing/here";
			if (!part.startsWith(":")) return part;
			const name = part.replace(/[:?]/g, "");
			const key = `${parts[position - 1]}/${name}`;
			const value = parameters[key];
			if (value === undefined) throw new Error(`Which ${key} is meant in ${route}?`);
			return value;
		})
		.join("/");
}
