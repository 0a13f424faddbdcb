/**
 * How many bytes the body of a request may have: it is read before the request takes a slot among
 * those that are worked on (platform/http/buffer-body.server.ts). The API's descriptions say it of
 * its endpoints, and the `handle` of a route of its pages, and of SendGrid's events. A route has a limit of its own, never a
 * higher one, and refuses what is too large with a message of its own.
 */

import { pagePath } from "~/platform/http/page-path.ts";
import type { RequestContext } from "~/platform/http/request-context.server.ts";
import type { RouteTable } from "~/platform/http/route-table.server.ts";
import { type AnyEndpoint, maxBytesOf } from "./api/endpoint.ts";
import { endpoints } from "./api/endpoints.ts";
import type { BodyHandle, UploadHandle } from "./platform/http/body-handle.ts";

/** Bytes of the forms of visitors, and of signing in. */
const PUBLIC_FORM = 64 * 1024;
/** Bytes of a body that no endpoint reads. */
const WITHOUT_BODY = 4 * 1024;

const isBodyHandle = (handle: unknown): handle is BodyHandle =>
	typeof handle === "object" && handle !== null && "maxBodyBytes" in handle;
const isUploadHandle = (handle: unknown): handle is UploadHandle =>
	typeof handle === "object" && handle !== null && "takesUploads" in handle;

const all: readonly AnyEndpoint[] = Object.values(endpoints);
/** Bytes at most, by method and route pattern. */
const limits = new Map(
	all
		.filter(({ body }) => body !== undefined)
		.map((endpoint) => [
			`${endpoint.method} ${endpoint.path.replace(/\/$/, "").replace(/\{(\w+)\}/g, ":$1")}`,
			maxBytesOf(endpoint),
		]),
);

const isMultipart = (type = "") => /^multipart\/form-data\b/i.test(type);

/** A function to the bytes at most; undefined for an upload of photos, which is read as it arrives. */
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
