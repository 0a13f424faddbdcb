/**
 * POST /api/inbound-mail/SECRET: SendGrid's Inbound Parse passes on emails, as raw ones ("send raw"). Requests are
 * authenticated by the secret in their URL alone. It is not among `endpoints`, and so not in the OpenAPI document:
 * nobody but SendGrid can call it.
 */
import { Busboy } from "@fastify/busboy";
import { receiveMail } from "~/contact/inbound/receive.server.ts";
import { env } from "~/platform/env.ts";
import { readBody } from "~/platform/http/buffer-body.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { log } from "~/platform/log/log.server.ts";
import { isSecret } from "~/platform/secrets.server.ts";
import type { Route } from "./+types/inbound-mail.route";

/** SendGrid accepts emails of up to 30 MB. Only its own are read: others' are refused before that. */
const BYTES_MAX = 32 * 1024 * 1024;
const FIELDS_MAX = 50;
export const handle: RouteHandle = { maxBodyBytes: BYTES_MAX, takesUploads: true };

const respond = (status: number, detail: string, headers: HeadersInit = {}) =>
	Response.json({ detail }, { status, headers: { "Cache-Control": "no-store", ...headers } });

export const loader = () => respond(405, 'Method "GET" not allowed.', { Allow: "POST" });

/** The fields of the form, each byte of a value as a character; undefined if it can't be read or is too large. */
async function fieldsIn(request: Request): Promise<Map<string, string> | undefined> {
	const body = await readBody(request, BYTES_MAX);
	if (!body) return undefined;
	const fields = new Map<string, string>();
	try {
		const type = request.headers.get("Content-Type") ?? "";
		const limits = { fieldSize: BYTES_MAX, fields: FIELDS_MAX, files: 0 };
		const parser = new Busboy({ headers: { "content-type": type }, defCharset: "latin1", limits });
		const isDone = Promise.withResolvers<void>();
		parser.on("field", (name, value) => fields.set(name, value));
		parser.on("error", isDone.reject).on("finish", isDone.resolve);
		parser.end(body);
		await isDone.promise;
		return fields;
	} catch {
		return undefined;
	}
}

export async function action({ request, params }: Route.ActionArgs) {
	if (request.method !== "POST") {
		return respond(405, `Method "${request.method}" not allowed.`, { Allow: "POST" });
	}
	if (!env.INBOUND_SECRET || !isSecret(params.secret, env.INBOUND_SECRET)) {
		return respond(404, "Not found.");
	}
	const fields = await fieldsIn(request);
	const email = fields?.get("email");
	if (!fields || !email) return respond(400, "There is no raw email in it.");
	const read = (name: string) => fields.get(name) ?? "";
	try {
		await receiveMail({
			email: Buffer.from(email, "latin1"),
			envelope: read("envelope"),
			dkim: read("dkim"),
			SPF: read("SPF"),
		});
		return new Response(null, { status: 204 });
	} catch (error) {
		// SendGrid retries for three days.
		log.error({ err: error }, "an email to the site could not be handled");
		return respond(503, "It could not be handled. Please try again.", { "Retry-After": "60" });
	}
}
