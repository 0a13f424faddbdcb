/** GET /api/puppies/stock-photos/ */
import { stockPhotoRecords } from "~/photos/records.server.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";

const answer = apiRoute(
	answering(calls.listStockPhotos, ({ query }) =>
		stockPhotoRecords({ category: query().category || undefined }),
	),
);

export { answer as action, answer as loader };
