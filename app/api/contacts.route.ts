/** GET /api/admin/contacts/ */
import { contactRecords } from "~/contact/records.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";

const respond = apiRoute(
	handler(endpoints.listContacts, ({ query }) => {
		const { start_date, end_date } = query();
		return contactRecords({ from: start_date || undefined, to: end_date || undefined });
	}),
);

export { respond as action, respond as loader };
