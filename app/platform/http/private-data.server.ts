/** The data of pages that are one visitor's, such as a form. */
import type { Middleware } from "./middleware.server.ts";
import { isDataPath } from "./page-path.ts";

/** Nobody may store a page's data unless it says so itself; what everybody may have is cached. */
export const privateData: Middleware = async (context, next) => {
	const response = await next();
	if (isDataPath(context.url.pathname) && response && !response.headers.has("Cache-Control")) {
		response.headers.set("Cache-Control", "no-store");
	}
	return response;
};
