/** GET /api/admin/contacts/ */
import { contactRecords } from "~/contact/records.server.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";

const answer = apiRoute(
	answering(calls.listContacts, ({ query }) => {
		const { start_date, end_date } = query();
		return contactRecords({ from: start_date || undefined, to: end_date || undefined });
	}),
);

export { answer as action, answer as loader };
