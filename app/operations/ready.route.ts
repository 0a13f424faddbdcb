/** Says whether this server can do its work, for what decides where requests are sent. */
import { readiness } from "./readiness.server.ts";

export async function loader() {
	const { isReady, checks } = await readiness();
	return Response.json(
		{ status: isReady ? "ready" : "not ready", checks },
		{ status: isReady ? 200 : 503, headers: { "Cache-Control": "no-store" } },
	);
}
