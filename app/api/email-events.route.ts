/**
 * POST /api/email-events: SendGrid's Event Webhook reports emails that bounced. Requests are
 * authenticated by their signature alone. It is not among `endpoints`, and so not in the OpenAPI
 * document: nobody but SendGrid can call it.
 */
import { handleEvents } from "~/bounces/events.server.ts";
import { isFromSendGrid } from "~/platform/email/event-signature.server.ts";
import { env } from "~/platform/env.ts";
import { readBody } from "~/platform/http/buffer-body.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { jsonIn } from "~/platform/json.ts";
import { log } from "~/platform/log/log.server.ts";
import type { Route } from "./+types/email-events.route";

/** SendGrid sends at most 768 KB. */
export const handle: RouteHandle = { maxBodyBytes: 1024 * 1024 };

const respond = (status: number, detail: string, headers: HeadersInit = {}) =>
	Response.json({ detail }, { status, headers: { "Cache-Control": "no-store", ...headers } });

export const loader = () => respond(405, 'Method "GET" not allowed.', { Allow: "POST" });

export async function action({ request }: Route.ActionArgs) {
	if (request.method !== "POST") {
		return respond(405, `Method "${request.method}" not allowed.`, { Allow: "POST" });
	}
	const key = env.SENDGRID_WEBHOOK_KEY;
	if (!key)
		return respond(403, "SENDGRID_WEBHOOK_KEY is not set, so the signature can’t be checked.");
	const body = await readBody(request);
	if (!body) return respond(413, "Request body is too large.");
	if (!isFromSendGrid({ headers: request.headers, body, key })) {
		return respond(403, "The signature is missing, too old, or not SendGrid’s.");
	}
	const events = jsonIn(Buffer.from(body));
	if (!Array.isArray(events)) return respond(400, "The body is not a list of events.");
	try {
		const count = await handleEvents(events);
		if (count > 0) log.warn({ count }, "emails don't get through to some addresses");
		return new Response(null, { status: 204 });
	} catch (error) {
		// SendGrid retries for a day.
		log.error({ err: error }, "SendGrid's events could not be stored");
		return respond(503, "The events could not be stored. Please try again.", {
			"Retry-After": "60",
		});
	}
}
