/**
 * How many bytes the body of a request may have. A body is read before its request takes a slot
 * (platform/http/buffer-body.server.ts), so the limit must be known by then. An API endpoint's limit is in
 * its description; a page, and the endpoint for SendGrid's events, may set one in its route's `handle`. What
 * reads the body (`readBody`) refuses a larger one with its own message.
 */

import type { BodyLimit } from "~/platform/http/buffer-body.server.ts";
import { pagePath } from "~/platform/http/page-data.server.ts";
import { FORM_BYTES, type RequestContext } from "~/platform/http/request-context.server.ts";
import type { RouteTable } from "~/platform/http/route-table.server.ts";
import { maxBytesOf, patternOf } from "./api/endpoint.ts";
import { allEndpoints } from "./api/endpoints.ts";

/** Limit in bytes for a body that no endpoint reads. */
const WITHOUT_BODY = 4 * 1024;

/** Limits in bytes, by method and route pattern. */
const limits = new Map(
	allEndpoints
		.filter(({ body }) => body !== undefined)
		.map((endpoint) => [`${endpoint.method} ${patternOf(endpoint)}`, maxBytesOf(endpoint)]),
);

const isMultipart = (type = "") => /^multipart\/form-data\b/i.test(type);

export function bodyLimits(routes: RouteTable) {
	return ({ message, url, isApi }: RequestContext): BodyLimit => {
		const route = routes.at(pagePath(url.pathname));
		const handles = route?.handles ?? [];
		const own = handles.findLast((handle) => handle.maxBodyBytes !== undefined)?.maxBodyBytes;
		const ofEndpoint = limits.get(`${message.method} ${route?.pattern}`);
		return {
			maxBytes: isApi ? (ofEndpoint ?? own ?? WITHOUT_BODY) : (own ?? FORM_BYTES),
			isStreamed:
				handles.some(({ takesUploads }) => takesUploads) &&
				isMultipart(message.headers["content-type"]),
		};
	};
}
