/** POST /contact/send_email/ */
import { receiveMessage } from "~/contact/commands.server.ts";
import { notices } from "~/contact/schema.ts";
import { log } from "~/platform/log/log.server.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";
import { Refusal } from "./refusal.ts";

const answer = apiRoute(
	answering(calls.sendContact, async ({ body }) => {
		const message = await body();
		try {
			await receiveMessage(message);
		} catch (error) {
			log.error({ err: error }, "a message could not be stored");
			throw new Refusal(503, notices.failed);
		}
		return { status_code: 200 as const, message: notices.sent };
	}),
);

export { answer as action, answer as loader };
