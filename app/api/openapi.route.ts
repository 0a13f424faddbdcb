/** GET /api/openapi.json */
import { env } from "~/platform/env.ts";
import { openApiDocument } from "./openapi.ts";

export function loader({ request }: { request: Request }) {
	const origin = request.headers.get("Origin");
	return new Response(`${JSON.stringify(openApiDocument, null, "\t")}\n`, {
		headers: {
			"Content-Type": "application/json",
			"Cache-Control": "public, max-age=300",
			Vary: "Origin",
			...(origin && env.CORS_ORIGINS.includes(origin)
				? { "Access-Control-Allow-Origin": origin }
				: {}),
		},
	});
}
