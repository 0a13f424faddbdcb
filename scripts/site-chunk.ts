// The client chunk that every page of the site loads, chosen by what imports what.
import { join } from "node:path";
import type { Rolldown } from "vite";

const app = join(import.meta.dirname, "../app");

/** The client's part of a route, or of its loader alone, as React Router's plugin names it. */
const route = (file: string) => `${join(app, file)}?__react-router-build-client-route`;
const clientLoader = (file: string) => `${join(app, file)}?route-chunk=clientLoader`;

/** The modules of ours that one imports, and that these import. */
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
 * What the root imports, which is around every page, and what the puppy list does: its cards, search and
 * buttons are on most pages too. What only the list has of its own folder stays in the list's chunk. In
 * one chunk all of that is an eighth smaller than in four.
 */
function siteModules(context: Rolldown.ChunkingContext): Set<string> {
	const list = "puppies/list/list.route.tsx";
	const elsewhere = [
		clientLoader(list),
		route("pages/home.route.tsx"),
		route("puppies/profile/profile.route.tsx"),
	].map((start) => importsOf(start, context));
	const isShared = (id: string) =>
		!id.startsWith(join(app, "puppies/list/")) || elsewhere.some((found) => found.has(id));
	const modules = [...importsOf(route(list), context)].filter(isShared);
	const around = [route("root.tsx"), join(app, "entry.client.tsx")];
	return new Set([...around.flatMap((start) => [...importsOf(start, context)]), ...modules]);
}

/** For `codeSplitting.groups`: "site" for the modules that are part of it. */
export function siteChunk(): Rolldown.CodeSplittingNameFunction {
	let modules: Set<string> | undefined;
	return (id, context) => {
		modules ??= siteModules(context);
		// Entries stay files of their own, as React Router's manifest has them.
		const isEntry = context.getModuleInfo(id)?.isEntry;
		return modules.has(id) && !isEntry ? "site" : null;
	};
}
