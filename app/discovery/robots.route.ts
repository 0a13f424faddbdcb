import { href } from "react-router";
import { absoluteAddress } from "~/business/head.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { machineFile } from "./machine-file.ts";

/** What is no page for a search engine. */
const closed = ["/admin", "/api/"];

export const handle: CacheHandle = { cache: "path" };

/** Says to robots where they need not look, and where the sitemap is. */
export function loader() {
	const lines = [
		"User-agent: *",
		...closed.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${absoluteAddress(href("/sitemap.xml"))}`,
		"",
	];
	return machineFile(lines.join("\n"), "text/plain", "long");
}
