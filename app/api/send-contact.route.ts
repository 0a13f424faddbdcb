/** POST /contact/send_email/ */
import { receiveMessage } from "~/contact/commands.server.ts";
import { notices } from "~/contact/schema.ts";
import { log } from "~/platform/log/log.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { HttpError } from "./http-error.ts";

const respond = apiRoute(
	handler(endpoints.sendContact, async ({ body }) => {
		const message = await body();
		try {
			await receiveMessage(message);
		} catch (error) {
			log.error({ err: error }, "a message could not be stored");
			throw new HttpError(503, notices.failed);
		}
		return { status_code: 200 as const, message: notices.sent };
	}),
);

export { respond as action, respond as loader };
