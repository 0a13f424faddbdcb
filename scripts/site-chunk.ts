// Selects the modules for the client chunk that every page of the site loads, by following imports.
import { join } from "node:path";
import type { Rolldown } from "vite";

const app = join(import.meta.dirname, "../app");

/** The module ids of a route's client part, and of its client loader alone, in React Router's plugin. */
const route = (file: string) => `${join(app, file)}?__react-router-build-client-route`;
const clientLoader = (file: string) => `${join(app, file)}?route-chunk=clientLoader`;

/** The project's own modules that a module imports, directly or indirectly, including itself. */
function importsOf(start: string, context: Rolldown.ChunkingContext): Set<string> {
	const found = new Set([start]);
	for (const id of found) {
		for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
			if (imported.startsWith(app)) found.add(imported);
		}
	}
	return found;
}

/**
 * The modules that the root imports, which every page needs, and those that the puppy list imports, whose
 * cards, search and buttons are on most pages too. Modules in the list's folder that only the list uses stay
 * in the list's chunk. One chunk is an eighth smaller than four.
 */
function siteModules(context: Rolldown.ChunkingContext): Set<string> {
	const list = "puppies/list/list.route.tsx";
	const elsewhere = [
		clientLoader(list),
		route("pages/home.route.tsx"),
		route("pages/profile.route.tsx"),
	].map((start) => importsOf(start, context));
	const isShared = (id: string) =>
		!id.startsWith(join(app, "puppies/list/")) || elsewhere.some((found) => found.has(id));
	const modules = [...importsOf(route(list), context)].filter(isShared);
	const around = [route("root.tsx"), join(app, "entry.client.tsx")];
	return new Set([...around.flatMap((start) => [...importsOf(start, context)]), ...modules]);
}

/** The naming function for `codeSplitting.groups`: returns "site" for the modules of this chunk. */
export function siteChunk(): Rolldown.CodeSplittingNameFunction {
	let modules: Set<string> | undefined;
	return (id, context) => {
		modules ??= siteModules(context);
		// Entries stay separate files, because React Router's manifest lists them.
		const isEntry = context.getModuleInfo(id)?.isEntry;
		return modules.has(id) && !isEntry ? "site" : null;
	};
}
