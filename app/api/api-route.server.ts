/**
 * Handles the requests to one path. Checks are made in the order of Django REST Framework: the Accept
 * header, the token, the permission, the rate limit, the method, and only then the query and the body. An
 * endpoint accepts only tokens, never a cookie, so no other site can make a browser use it.
 */
import type { z } from "zod";
import { accountOfToken, type SignedIn } from "~/accounts/tokens.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { isUnavailable } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { taggedResponse } from "~/platform/http/entity-tag.server.ts";
import { rememberSent } from "~/platform/http/request-context.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { readId } from "~/platform/ids.ts";
import { log } from "~/platform/log/log.server.ts";
import { mediaTypes, parseBody } from "./body.server.ts";
import type { AnyEndpoint, Endpoint } from "./endpoint.ts";
import { HttpError, notFound, throttled, unauthenticated } from "./http-error.ts";
import { validated } from "./validation.ts";

export type Params = Readonly<Record<string, string | undefined>>;

export interface HandlerArgs<Query extends z.ZodObject, Body extends z.ZodObject> {
	request: Request;
	params: Params;
	/** Reads the id in the path. Throws 404 if it isn't a valid id. */
	id: () => number;
	query: () => z.output<Query>;
	/** Who made the request, for the audit log. */
	actor: Actor;
	/** Reads the body. It is read lazily, so that a missing record is reported before an invalid body. */
	body: () => Promise<z.output<Body>>;
}

interface Handler {
	endpoint: AnyEndpoint;
	run: (request: Request, params: Params, actor: Actor) => Promise<unknown>;
}

function idIn(params: Params): number {
	// Programs that fill an id up with zeros find its record.
	const id = readId(params.id?.replace(/^0+(?=\d)/, ""));
	if (id === undefined) throw notFound();
	return id;
}

/** Combines an endpoint with the function that handles it. The function's result is the response's body. */
export function handler<Query extends z.ZodObject, Body extends z.ZodObject, Shape>(
	endpoint: Endpoint<Query, Body> & { success: { shape?: z.ZodType<Shape> } },
	work: (args: HandlerArgs<Query, Body>) => Promise<Shape | undefined>,
): Handler {
	return {
		endpoint,
		run: (request, params, actor) =>
			work({
				request,
				params,
				actor,
				id: () => idIn(params),
				query() {
					if (!endpoint.query) throw new Error(`${endpoint.path} has no query`);
					// An empty parameter counts as not sent.
					const sent = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
					return validated(endpoint.query, Object.fromEntries(sent));
				},
				async body() {
					if (!endpoint.body) throw new Error(`${endpoint.path} has no body`);
					const types = endpoint.takesForms ? mediaTypes.form : mediaTypes.json;
					const input = await parseBody(request, types);
					rememberSent(input);
					return validated(endpoint.body, input);
				},
			}),
	};
}

async function authenticate(request: Request): Promise<SignedIn | undefined> {
	const header = request.headers.get("Authorization")?.trim() ?? "";
	const [scheme = "", token, ...rest] = header.split(/\s+/);
	if (scheme.toLowerCase() !== "token") return undefined;
	if (token === undefined) {
		throw unauthenticated("Invalid token header. No credentials provided.");
	}
	if (rest.length > 0) {
		throw unauthenticated("Invalid token header. Token string should not contain spaces.");
	}
	const account = await accountOfToken(token);
	if (account === "unknown") throw unauthenticated("Invalid token.");
	if (account === "inactive") throw unauthenticated("User inactive or deleted.");
	return account;
}

export function takesJson(accept: string | null | undefined): boolean {
	if (!accept?.trim()) return true;
	return accept.split(",").some((range) => {
		const type = range.split(";", 1)[0]?.trim().toLowerCase();
		return type === "*/*" || type === "application/*" || type === "application/json";
	});
}

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const methodOf = (request: Request) => (request.method === "HEAD" ? "GET" : request.method);

/** Who may use the request's method. An unknown method is protected like a similar one of the path. */
function accessOf(all: readonly Handler[], request: Request) {
	const own = all.find(({ endpoint }) => endpoint.method === methodOf(request));
	if (own) return own.endpoint.access;
	const isReading = reading.has(request.method);
	const similar = all.find(({ endpoint }) => reading.has(endpoint.method) === isReading) ?? all[0];
	return similar?.endpoint.access ?? "public";
}

function allowed(all: readonly Handler[]): string {
	const names = all.map(({ endpoint }) => endpoint.method);
	const withHead = names.flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name]));
	return [...withHead, "OPTIONS"].join(", ");
}

/** What lets a browser's page of an allowed origin read the response. */
export function corsHeaders(request: Request): Record<string, string> {
	const origin = request.headers.get("Origin");
	if (!origin || !env.CORS_ORIGINS.includes(origin)) return {};
	return {
		"Access-Control-Allow-Origin": origin,
		"Access-Control-Expose-Headers": "Allow, ETag, Retry-After, WWW-Authenticate",
	};
}

/** The response to a preflight request, which a browser sends before a request from another origin. */
function preflight(request: Request, allow: string): Response | undefined {
	const isAsked = request.headers.has("Access-Control-Request-Method");
	const cors = corsHeaders(request);
	if (request.method !== "OPTIONS" || !isAsked || !cors["Access-Control-Allow-Origin"]) {
		return undefined;
	}
	const headers = {
		...cors,
		Allow: allow,
		Vary: "Origin",
		"Cache-Control": "no-store",
		"Access-Control-Allow-Methods": allow,
		"Access-Control-Allow-Headers": "Authorization, Content-Type, If-None-Match",
		"Access-Control-Max-Age": "86400",
	};
	return new Response(null, { status: 204, headers });
}

interface Outcome {
	status: number;
	body?: unknown;
	headers?: Readonly<Record<string, string>>;
	isPublicRead?: boolean;
}

async function decide(all: readonly Handler[], request: Request, params: Params): Promise<Outcome> {
	if (!takesJson(request.headers.get("Accept"))) {
		throw new HttpError(406, "Could not satisfy the request Accept header.");
	}
	const account = await authenticate(request);
	const access = accessOf(all, request);
	if (access !== "public" && !account) throw unauthenticated();
	if (access === "admin" && account?.kind !== "admin") {
		throw new HttpError(403, "You do not have permission to perform this action.");
	}
	const found = all.find(({ endpoint }) => endpoint.method === methodOf(request));
	if (found?.endpoint.throttle) {
		const seconds = await found.endpoint.throttle.take(visitorNetwork());
		if (seconds !== undefined) throw throttled(seconds);
	}
	if (request.method === "OPTIONS") {
		const description = all
			.map(({ endpoint }) => `${endpoint.method}: ${endpoint.summary}`)
			.join(" ");
		return { status: 200, body: { description, renders: ["application/json"] } };
	}
	if (!found) throw new HttpError(405, `Method "${request.method}" not allowed.`);
	const { endpoint, run } = found;
	const actor: Actor = { who: account?.username ?? "anonymous", via: "api" };
	const body = await run(request, params, actor);
	const isPublicRead = endpoint.access === "public" && reading.has(request.method) && !account;
	return { status: endpoint.success.status, body, isPublicRead };
}

/** The message of a failure: the one from the specification's catalog if it has one for the endpoint. */
function failureOf(all: readonly Handler[], request: Request, status: 500 | 503): string {
	const failure = all.find(({ endpoint }) => endpoint.method === methodOf(request))?.endpoint
		.failure;
	if (typeof failure === "function") return failure(status);
	if (failure !== undefined) return failure;
	return status === 503
		? "The database is busy. Please try again in a moment."
		: "A server error occurred. Please try again.";
}

async function outcomeOf(
	all: readonly Handler[],
	request: Request,
	params: Params,
): Promise<Outcome> {
	try {
		return await decide(all, request, params);
	} catch (error) {
		if (error instanceof HttpError) return error;
		if (!request.signal.aborted) {
			const path = all[0]?.endpoint.path;
			log.error({ err: error, method: request.method, path }, "a request could not be served");
		}
		if (isUnavailable(error)) {
			return new HttpError(503, failureOf(all, request, 503), { "Retry-After": "5" });
		}
		return { status: 500, body: { detail: failureOf(all, request, 500) } };
	}
}

function asResponse(request: Request, outcome: Outcome, allow?: string): Response {
	const { status, body, isPublicRead = false } = outcome;
	const headers = new Headers({
		...corsHeaders(request),
		...outcome.headers,
		Vary: "Accept, Authorization, Origin",
		"Cache-Control": isPublicRead ? "no-cache" : "no-store",
	});
	if (allow) headers.set("Allow", allow);
	if (status === 204) return new Response(null, { status, headers });
	const text = JSON.stringify(body);
	headers.set("Content-Type", "application/json");
	if (isPublicRead) return taggedResponse(request, text, headers);
	headers.set("Content-Length", String(Buffer.byteLength(text)));
	return new Response(request.method === "HEAD" ? null : text, { status, headers });
}

/** The loader and action of a path: handles every method with the path's endpoints. */
export function apiRoute(...all: readonly Handler[]) {
	const allow = allowed(all);
	const repeatsStatus = all.some(({ endpoint }) => endpoint.repeatsStatus);
	return async ({ request, params }: { request: Request; params: Params }): Promise<Response> => {
		const preflightResponse = preflight(request, allow);
		if (preflightResponse) return preflightResponse;
		const outcome = await outcomeOf(all, request, params);
		const body =
			repeatsStatus && outcome.status >= 400 && typeof outcome.body === "object"
				? { status_code: outcome.status, ...outcome.body }
				: outcome.body;
		return asResponse(request, { ...outcome, body }, allow);
	};
}

/** The response for an unknown address below the API's paths. */
export function unknownEndpoint({ request }: { request: Request }): Response {
	return asResponse(request, notFound());
}
