/** GET /api/puppies/{path}/ */

import { puppyNotFound } from "~/business/failures.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { PATH_MAX } from "~/puppies/paths.ts";
import { puppyRecord } from "~/puppies/records.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { notFound } from "./http-error.ts";

export const handle: CacheHandle = { cache: "path" };

const respond = apiRoute(
	handler(endpoints.getPuppy, async ({ params: { path = "" } }) => {
		const isPath = path.length <= PATH_MAX && !path.includes("\0");
		const puppy = isPath ? await puppyRecord({ profilePath: path }) : undefined;
		if (!puppy) throw notFound(puppyNotFound(404));
		return puppy;
	}),
);

export { respond as action, respond as loader };
