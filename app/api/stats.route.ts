/** GET /api/admin/dashboard/stats/ */
import { contactStats } from "~/contact/records.server.ts";
import { puppyCounts } from "~/puppies/records.server.ts";
import { videoCounts } from "~/videos/records.server.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";

const answer = apiRoute(
	answering(calls.getStats, async () => {
		const [puppies, { contacts, emails_waiting }, videos] = await Promise.all([
			puppyCounts(),
			contactStats(),
			videoCounts(),
		]);
		return { puppies, contacts, videos, emails_waiting };
	}),
);

export { answer as action, answer as loader };
