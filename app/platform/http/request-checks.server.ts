/** What is refused before any page sees it: odd methods, forms of other sites, compressed bodies. */
import { isForeignChange } from "./address.server.ts";
import type { ForeignFormHandle } from "./foreign-form-handle.ts";
import type { Middleware } from "./middleware.server.ts";
import { pagePath } from "./page-path.ts";
import { hasBody, refuse } from "./refuse.server.ts";
import type { RouteTable } from "./route-table.server.ts";

const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"];
const READ = "GET, HEAD, OPTIONS";
const READ_AND_SEND = "GET, HEAD, POST, OPTIONS";

/**
 * Refuses methods that nothing here has, and says which a page has: forms are sent where a route
 * has an action. The API says so itself.
 */
export function allowedMethods(routes: RouteTable): Middleware {
	const allowedAt = (path: string) => (routes.at(pagePath(path))?.hasAction ? READ_AND_SEND : READ);

	return async (context, next) => {
		const { isApi, url } = context;
		const { method = "" } = context.message;
		if (!methods.includes(method) && !(isApi && method === "PUT")) {
			const text = isApi ? `Method "${method}" not allowed.` : "This method isn't supported here.";
			return refuse(context, 405, text, { Allow: methods.join(", ") });
		}
		if (method === "OPTIONS" && !isApi) {
			return new Response(null, { status: 204, headers: { Allow: allowedAt(url.pathname) } });
		}
		const response = await next();
		if (response?.status === 405 && !response.headers.has("Allow")) {
			response.headers.set("Allow", allowedAt(url.pathname));
		}
		return response;
	};
}

const takesForeignForms = (handle: unknown): handle is ForeignFormHandle =>
	typeof handle === "object" && handle !== null && "takesForeignForms" in handle;

/**
 * Refuses what another site made a visitor's browser send. The API believes tokens instead of
 * cookies, so nobody is harmed by a request to it that another site makes; nor by one to a route
 * that takes foreign forms, which believes its address alone.
 */
export function sameOrigin(routes: RouteTable): Middleware {
	const isOpen = (path: string) => routes.at(path)?.handles.some(takesForeignForms) ?? false;

	return (context, next) => {
		const { message, isApi, origin = "", url } = context;
		if (isApi || !isForeignChange(message, origin)) return next();
		if (isOpen(url.pathname)) {
			// React Router asks for the origin as well; nobody is to go by the browser's cookies.
			for (const name of ["Origin", "Cookie"]) context.request.headers.delete(name);
			return next();
		}
		const text = `This form was sent from another site. Please open ${origin} and send it there.`;
		return refuse(context, 403, text);
	};
}

/** Refuses a compressed body: a small one could unpack to any size. */
export const plainBody: Middleware = (context, next) => {
	const { method, headers } = context.message;
	const encoding = headers["content-encoding"]?.trim() ?? "";
	if (!hasBody(method) || /^(identity)?$/i.test(encoding)) return next();
	const text = "A compressed body can't be read here. Please send it as it is.";
	return refuse(context, 415, text, { "Accept-Encoding": "identity" });
};
