/** GET /api/openapi.json */
import { corsHeaders } from "./api-route.server.ts";
import { openApiDocument } from "./openapi.ts";

export function loader({ request }: { request: Request }) {
	return new Response(`${JSON.stringify(openApiDocument, null, "\t")}\n`, {
		headers: {
			"Content-Type": "application/json",
			"Cache-Control": "public, max-age=300",
			Vary: "Origin",
			...corsHeaders(request),
		},
	});
}
