/** GET /api/puppies/stock-photos/ */

import { stockPhotoRecords } from "~/photos/records.server.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";

export const handle: CacheHandle = { cache: { category: /^\S(?:.*\S)?$/ } };

const answer = apiRoute(
	answering(calls.listStockPhotos, ({ query }) =>
		stockPhotoRecords({ category: query().category || undefined }),
	),
);

export { answer as action, answer as loader };
