/** Keeps the data of private pages, such as forms, out of caches. */
import type { Middleware } from "./middleware.server.ts";
import { isDataPath } from "./page-path.ts";

/** Sets `Cache-Control: no-store` on a page's data, unless its route has set the header itself. */
export const privateData: Middleware = async (context, next) => {
	const response = await next();
	if (isDataPath(context.url.pathname) && response && !response.headers.has("Cache-Control")) {
		response.headers.set("Cache-Control", "no-store");
	}
	return response;
};
