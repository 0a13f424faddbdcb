/** The metrics endpoint for Prometheus. It needs METRICS_TOKEN; without that setting it responds with 404. */
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "~/platform/env.ts";
import type { Route } from "./+types/metrics.route";
import { metrics } from "./metrics.server.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time, so that the timing says nothing about the right token. */
function mayRead(request: Request): boolean {
	const token = /^Bearer (.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
	if (env.METRICS_TOKEN === undefined || token === undefined) return false;
	return timingSafeEqual(digest(token), digest(env.METRICS_TOKEN));
}

export async function loader({ request }: Route.LoaderArgs) {
	const headers = { "Cache-Control": "no-store" };
	if (env.METRICS_TOKEN === undefined) return new Response("Not found\n", { status: 404, headers });
	if (!mayRead(request)) {
		return new Response("A token is needed.\n", {
			status: 401,
			headers: { ...headers, "WWW-Authenticate": "Bearer" },
		});
	}
	const { text, type } = await metrics();
	return new Response(text, { headers: { ...headers, "Content-Type": type } });
}
