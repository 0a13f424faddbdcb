/** GET /api/admin/dashboard/stats/ */
import { contactStats } from "~/contact/records.server.ts";
import { puppyCounts } from "~/puppies/list/list-ids.server.ts";
import { videoCounts } from "~/videos/records.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";

const respond = apiRoute(
	handler(endpoints.getStats, async () => {
		const [{ all, ...puppies }, { contacts, emails_waiting }, videos] = await Promise.all([
			puppyCounts(),
			contactStats(),
			videoCounts(),
		]);
		return { puppies: { total: all, ...puppies }, contacts, videos, emails_waiting };
	}),
);

export { respond as action, respond as loader };
