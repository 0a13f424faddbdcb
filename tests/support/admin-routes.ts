/** Every route of the admin's, read from the site's map, so that a new one is among them. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "~/routes.ts";

const SHELL = "admin/shell.route.tsx";
/** What anybody who isn't signed in may see: the way in and the way out. */
const open = new Set(["/admin/login", "/admin/login/code", "/admin/logout"]);

function* pathsIn(
	entries: readonly RouteConfigEntry[],
	above = "",
	isInside = false,
): Generator<string> {
	for (const { file, path, index, children } of entries) {
		const inside = isInside || file === SHELL;
		const full = path ? `${above}/${path}` : above;
		const isAdmin = inside || /^\/admin(\/|$)/i.test(full);
		if (isAdmin && (path !== undefined || index)) yield full;
		yield* pathsIn(children ?? [], full, inside);
	}
}

/** Their paths as the map writes them, such as `/admin/puppies/:id`. */
export const adminRoutes = [...new Set(pathsIn(routes))].filter((path) => !open.has(path));

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
