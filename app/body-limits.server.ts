/**
 * How many bytes the body of a request may have. A body is read before its request takes a slot
 * (platform/http/buffer-body.server.ts), so the limit must be known by then. An API endpoint's limit is in
 * its description; a page, and the endpoint for SendGrid's events, may set one in its route's `handle`. A
 * route may check a limit of its own, never a higher one, to refuse a large body with its own message.
 */

import { pagePath } from "~/platform/http/page-data.server.ts";
import type { RequestContext } from "~/platform/http/request-context.server.ts";
import type { RouteTable } from "~/platform/http/route-table.server.ts";
import { type AnyEndpoint, maxBytesOf } from "./api/endpoint.ts";
import { endpoints } from "./api/endpoints.ts";
import type { BodyHandle, UploadHandle } from "./platform/http/route-handles.ts";

/** Limit in bytes for visitors' forms and for signing in. */
const PUBLIC_FORM = 64 * 1024;
/** Limit in bytes for a body that no endpoint reads. */
const WITHOUT_BODY = 4 * 1024;

const isBodyHandle = (handle: unknown): handle is BodyHandle =>
	typeof handle === "object" && handle !== null && "maxBodyBytes" in handle;
const isUploadHandle = (handle: unknown): handle is UploadHandle =>
	typeof handle === "object" && handle !== null && "takesUploads" in handle;

const all: readonly AnyEndpoint[] = Object.values(endpoints);
/** Limits in bytes, by method and route pattern. */
const limits = new Map(
	all
		.filter(({ body }) => body !== undefined)
		.map((endpoint) => [
			`${endpoint.method} ${endpoint.path.replace(/\/$/, "").replace(/\{(\w+)\}/g, ":$1")}`,
			maxBytesOf(endpoint),
		]),
);

const isMultipart = (type = "") => /^multipart\/form-data\b/i.test(type);

/**
 * Returns the function that finds a request's limit in bytes. It returns undefined for a photo upload,
 * which is read as it arrives.
 */
export function bodyLimits(routes: RouteTable) {
	return ({ message, url, isApi }: RequestContext): number | undefined => {
		const route = routes.at(pagePath(url.pathname));
		const handles = route?.handles ?? [];
		const own = handles.findLast(isBodyHandle)?.maxBodyBytes;
		if (isApi) return limits.get(`${message.method} ${route?.pattern}`) ?? own ?? WITHOUT_BODY;
		if (handles.some(isUploadHandle) && isMultipart(message.headers["content-type"])) {
			return undefined;
		}
		return own ?? PUBLIC_FORM;
	};
}
