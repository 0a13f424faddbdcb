/** GET /api/puppies/stock-photos/{id}/ */

import { failures } from "~/business/failures.ts";
import { stockPhotoRecord } from "~/photos/records.server.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";
import { notFound } from "./refusal.ts";

export const handle: CacheHandle = { cache: "path" };

const answer = apiRoute(
	answering(calls.getStockPhoto, async ({ id }) => {
		const photo = await stockPhotoRecord(id());
		if (!photo) throw notFound(failures.stockPhotoNotFound);
		return photo;
	}),
);

export { answer as action, answer as loader };
