import { data, type MiddlewareFunction } from "react-router";
import * as failures from "~/business/failures.ts";
import { waitingListDocument } from "~/content/documents/waiting-list.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";

/**
 * The loader of a page behind a link in an email: `load` gets the link's token, and returns what the page shows, with
 * its HTTP status.
 */
export const linkLoader = <Shown extends { status: number }>(
	load: (token: string) => Promise<Shown>,
) =>
	withLoaderErrors(failures.fetchPlace, async ({ params }: { params: { token: string } }) => {
		const page = await pageContent(waitingListDocument);
		const shown = await load(params.token);
		return data({ ...shown, page }, shown.status);
	});

/**
 * Whatever is sent at the address of such a link, also an error: no caching, no indexing, no referrer for other sites.
 */
export const privateLink: MiddlewareFunction<Response> = async (_args, next) => {
	const response = await next();
	response.headers.set("Cache-Control", "no-store");
	response.headers.set("Referrer-Policy", "same-origin");
	response.headers.set("X-Robots-Tag", "noindex");
	return response;
};
