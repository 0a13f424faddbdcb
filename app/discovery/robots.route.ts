import { href } from "react-router";
import { absoluteAddress } from "~/business/head.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { machineFile } from "./machine-file.ts";

/** Paths that search engines should not visit. */
const closed = ["/admin", "/api/"];

export const handle: RouteHandle = { cache: "path" };

/** robots.txt: tells robots which paths to leave out, and where the sitemap is. */
export function loader() {
	const lines = [
		"User-agent: *",
		...closed.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${absoluteAddress(href("/sitemap.xml"))}`,
		"",
	];
	return machineFile(lines.join("\n"), "text/plain");
}
