/** The readiness endpoint, for a load balancer: says whether this server can do its work. */
import { readiness } from "./readiness.server.ts";

export async function loader() {
	const { isReady, checks } = await readiness();
	return Response.json(
		{ status: isReady ? "ready" : "not ready", checks },
		{ status: isReady ? 200 : 503, headers: { "Cache-Control": "no-store" } },
	);
}
