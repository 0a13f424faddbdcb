/** Refuses requests before they reach a route: unknown methods, forms from other sites, compressed bodies. */
import { isForeignChange } from "./address.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { isDataPath, pagePath } from "./page-data.server.ts";
import { hasBody, refuse } from "./refuse.server.ts";
import type { RouteTable } from "./route-table.server.ts";

const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"];
const READ = "GET, HEAD, OPTIONS";
const READ_AND_SEND = "GET, HEAD, POST, OPTIONS";

/**
 * Refuses methods that no route supports, and a change to a file, which nothing can be sent to. Tells clients which
 * methods an address allows: POST only if its route has an action. The API's endpoints do so themselves.
 */
export function allowedMethods(routes: RouteTable): Middleware {
	return async (context, next) => {
		const { isApi, url } = context;
		const { method = "" } = context.message;
		const refusal = isApi ? `Method "${method}" not allowed.` : "This method isn't supported here.";
		if (!methods.includes(method) && !(isApi && method === "PUT")) {
			return refuse(context, 405, refusal, { Allow: methods.join(", ") });
		}
		const route = routes.at(pagePath(url.pathname));
		const Allow = route?.hasAction ? READ_AND_SEND : READ;
		if (method === "OPTIONS" && !(isApi && route?.hasAction)) {
			return new Response(null, { status: 204, headers: { Allow } });
		}
		const response = await next();
		if (response?.status !== 405) return response;
		// React Router's own response is meant for its scripts. The admin's middleware has refused strangers before.
		if (route && !route.isPage && !route.hasAction) return refuse(context, 405, refusal, { Allow });
		if (!response.headers.has("Allow")) response.headers.set("Allow", Allow);
		return response;
	};
}

/**
 * Refuses a change that another site made a visitor's browser send (CSRF). The person gets a page that says
 * so (root.tsx), a program a line of text. API requests are exempt, because the API relies on tokens instead of
 * cookies. So are routes that accept foreign forms, which rely only on the secret in their URL.
 */
export function sameOrigin(routes: RouteTable): Middleware {
	return (context, next) => {
		const { message, isApi, origin = "", url } = context;
		if (isApi) return next();
		const { headers } = context.request;
		if (!isForeignChange(message, origin)) {
			// React Router refuses this value, because it doesn't read the header that explains it.
			if (headers.get("Origin") === "null") headers.delete("Origin");
			return next();
		}
		const route = routes.at(url.pathname);
		if (route?.handles.some(({ takesForeignForms }) => takesForeignForms)) {
			// React Router checks the origin too, so the header is removed. No route may use the browser's cookies.
			for (const name of ["Origin", "Cookie"]) headers.delete(name);
			return next();
		}
		const text = `This form was sent from another site. Please open ${origin} and send it there.`;
		if (!route?.isPage || isDataPath(url.pathname)) return refuse(context, 403, text);
		context.isForeign = true;
		// Whatever happens to it later, it changes nothing and has no cookies.
		context.request = new Request(url);
		return next();
	};
}

/** Refuses a compressed body: a small one could unpack to any size. */
export const plainBody: Middleware = (context, next) => {
	const { method, headers } = context.message;
	const encoding = headers["content-encoding"]?.trim() ?? "";
	if (!hasBody(method) || /^(identity)?$/i.test(encoding)) return next();
	const text = "Compressed request bodies aren't supported. Please send the body uncompressed.";
	return refuse(context, 415, text, { "Accept-Encoding": "identity" });
};
