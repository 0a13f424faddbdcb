/**
 * How many bytes the body of a request may have, by its path: it is read before the request takes
 * a place among those that are worked on (platform/http/load-shedding.server.ts). What answers the path has
 * a limit of its own, never a higher one, and refuses what is too large in its own words.
 */
import { isUpload } from "./admin/photos/receive.server.ts";
import { type AnyCall, maxBytesOf as maxBytesOfCall } from "./api/call.ts";
import { calls } from "./api/calls.ts";

/** Bytes of the forms of visitors, and of signing in. */
const PUBLIC_FORM = 64 * 1024;
/** Bytes of a puppy's form, the largest of the admin. */
const ADMIN_FORM = 512 * 1024;

/** Bytes of a body that no call reads. */
const WITHOUT_BODY = 4 * 1024;

/** Addresses that take photos: a puppy's, and the stock photos. */
const uploads = /^\/admin\/(puppies\/[^/]+\/photos|photos)(\/upload)?(\.data)?\/?$/i;
const publicInAdmin = /^\/admin\/login(\/|\.data$|$)/i;
const programs = /^\/(api|auth|contact)(\/|$)/i;
const admin = /^\/admin(\/|$)/i;

const all: readonly AnyCall[] = Object.values(calls);
const patterns = all
	.filter(({ body }) => body !== undefined)
	.map((call) => ({
		call,
		path: new RegExp(`^${call.path.replace(/\/$/, "").replace(/\{\w+\}/g, "[^/]+")}/?$`, "i"),
	}));

function maxBytesAt(method: string, path: string): number {
	const found = patterns.find((one) => one.call.method === method && one.path.test(path));
	return found ? maxBytesOfCall(found.call) : WITHOUT_BODY;
}

/** Bytes at most; undefined for an upload of photos, which is read as it arrives. */
export function maxBytesOf(request: Request, path: string): number | undefined {
	if (uploads.test(path) && isUpload(request)) return undefined;
	if (admin.test(path) && !publicInAdmin.test(path)) return ADMIN_FORM;
	return programs.test(path) ? maxBytesAt(request.method, path) : PUBLIC_FORM;
}
