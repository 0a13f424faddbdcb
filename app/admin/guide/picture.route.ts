import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runtimeFile } from "~/platform/project-files.server.ts";
import { notFound } from "../not-found.ts";
import type { Route } from "./+types/picture.route";

/** Matches only names that can't lead into another folder. */
const NAME = /^[a-z-]+\.webp$/;

export async function loader({ params: { picture } }: Route.LoaderArgs) {
	const path = NAME.test(picture) && join(runtimeFile("docs/guide/pictures"), picture);
	const body = path && (await readFile(path).catch(() => undefined));
	if (!body) throw notFound();
	return new Response(new Uint8Array(body), { headers: { "Content-Type": "image/webp" } });
}
