/** Where a page's script reports that React had to render the page anew (hydration/keep-page.ts). */
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { countPageRenderedAnew } from "./metrics.server.ts";

/** A report has no content, so no body is read. */
export const handle: RouteHandle = { maxBodyBytes: 0 };

export const loader = () => new Response("Not found\n", { status: 404 });

export function action() {
	countPageRenderedAnew();
	return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
