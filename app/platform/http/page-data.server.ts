/** The data of a page, which React Router serves under a path of its own: its path and its caching. */
import type { Middleware } from "./middleware.server.ts";

export const isDataPath = (path: string): boolean => path.endsWith(".data");

/**
 * The path of the page to which a data path belongs, as React Router reads it: `/reviews` for
 * `/reviews.data`, and for a page whose path ends in a slash, `/` for `/_.data`. Any other path is returned
 * unchanged.
 */
export const pagePath = (path: string): string => path.replace(/(?:(?<=\/)_)?\.data$/, "");

/** Sets `Cache-Control: no-store` on a page's data, unless its route has set the header itself. */
export const privateData: Middleware = async (context, next) => {
	const response = await next();
	if (isDataPath(context.url.pathname) && response && !response.headers.has("Cache-Control")) {
		response.headers.set("Cache-Control", "no-store");
	}
	return response;
};
