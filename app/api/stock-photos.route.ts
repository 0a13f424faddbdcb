/** GET /api/puppies/stock-photos/ */

import { stockPhotoRecords } from "~/photos/records.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";

export const handle: CacheHandle = { cache: { category: /^\S(?:.*\S)?$/ } };

const respond = apiRoute(
	handler(endpoints.listStockPhotos, ({ query }) =>
		stockPhotoRecords({ category: query().category || undefined }),
	),
);

export { respond as action, respond as loader };
