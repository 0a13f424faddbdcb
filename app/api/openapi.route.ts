/** GET /api/openapi.json */
import { env } from "~/platform/env.ts";
import { openApiDocument } from "./openapi.ts";

const text = `${JSON.stringify(openApiDocument, null, "\t")}\n`;

export function loader({ request }: { request: Request }) {
	const origin = request.headers.get("Origin");
	return new Response(text, {
		headers: {
			"Content-Type": "application/json",
			"Cache-Control": "public, max-age=300",
			Vary: "Origin",
			...(origin && env.corsOrigins.includes(origin)
				? { "Access-Control-Allow-Origin": origin }
				: {}),
		},
	});
}
