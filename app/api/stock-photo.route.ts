/** GET /api/puppies/stock-photos/{id}/ */

import * as failures from "~/business/failures.ts";
import { stockPhotoRecord } from "~/photos/records.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { notFound } from "./http-error.ts";

export const handle: CacheHandle = { cache: "path" };

const respond = apiRoute(
	handler(endpoints.getStockPhoto, async ({ id }) => {
		const photo = await stockPhotoRecord(id());
		if (!photo) throw notFound(failures.stockPhotoNotFound);
		return photo;
	}),
);

export { respond as action, respond as loader };
