/** The stream of updates for an open Today screen. */
import { adminSession } from "../access.server.ts";
import type { Route } from "./+types/updates.route";
import { todayUpdates } from "./updates.server.ts";

const STREAM = "text/event-stream";

export async function loader({ request, context }: Route.LoaderArgs) {
	// Anything else would wait for an end that doesn't come.
	if (request.method !== "GET" || !request.headers.get("Accept")?.includes(STREAM)) {
		return new Response(`Only as ${STREAM}.\n`, { status: 406 });
	}
	return todayUpdates(request.signal, adminSession(context));
}
