/** The metrics endpoint for Prometheus. It needs METRICS_TOKEN; without that setting it responds with 404. */
import { env } from "~/platform/env.ts";
import { isSecret } from "~/platform/secrets.server.ts";
import type { Route } from "./+types/metrics.route";
import { metrics } from "./metrics.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
	const headers = { "Cache-Control": "no-store" };
	if (env.METRICS_TOKEN === undefined) return new Response("Not found\n", { status: 404, headers });
	const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
	if (!isSecret(token, env.METRICS_TOKEN)) {
		return new Response("A token is needed.\n", {
			status: 401,
			headers: { ...headers, "WWW-Authenticate": "Bearer" },
		});
	}
	const { text, type } = await metrics();
	return new Response(text, { headers: { ...headers, "Content-Type": type } });
}
