/** GET /api/puppies/ */

import { env } from "~/platform/env.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { puppyPage } from "~/puppies/records.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { notFound } from "./http-error.ts";

/** The requested page: the first if the parameter is missing or empty, and 0 if it is invalid. */
function pageIn(written = ""): number | "last" {
	const page = written.trim();
	if (page === "last") return page;
	if (page === "") return 1;
	return /^\d{1,9}$/.test(page) ? Number(page) : 0;
}

/** The absolute address of a page, with the request's other parameters. */
function addressOf(page: number, request: Request): string {
	const address = new URL(endpoints.listPuppies.path, env.ORIGIN);
	address.search = new URL(request.url).search;
	address.searchParams.set("page", String(page));
	return address.href;
}

export const handle: CacheHandle = { cache: { page: /^(?:[1-9]\d{0,8}|last)$/ } };

const respond = apiRoute(
	handler(endpoints.listPuppies, async ({ request, query }) => {
		const page = await puppyPage(pageIn(query().page));
		if (!page) throw notFound("Invalid page.");
		return {
			results: page.puppies,
			total_puppies: page.counts.all,
			available_count: page.counts.available,
			sold_count: page.counts.sold,
			next: page.nextPage === undefined ? null : addressOf(page.nextPage, request),
		};
	}),
);

export { respond as action, respond as loader };
