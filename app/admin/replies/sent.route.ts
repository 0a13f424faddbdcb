/** An answer's address: leads to it in its family's timeline, and takes the forms of its buttons there. */
import { href, redirect } from "react-router";
import { z } from "zod";
import { settleReply } from "~/bounces/commands.server.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { undoReply } from "~/families/replies/commands.server.ts";
import { replyById } from "~/families/replies/queries.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { answerAddress, replyFormAddress } from "../families/addresses.ts";
import { timelineAddress } from "../families/timeline-address.server.ts";
import { found, idIn, notFound } from "../not-found.ts";
import type { Route } from "./+types/sent.route";

const NOT_READ = "The answer could not be read";
const NOT_CHANGED = "That could not be done. Please try again";

const GONE = "That answer was already sent in other words.";
const NO_KEY = "Email is not set up on this site yet. Status shows what is missing.";

const schema = z.object({
	intent: z.enum(["undo", "again", "settled"]),
	/** The page to return to, if it isn't the answer's own. */
	back: z.literal("today").optional(),
});
export type ReplyIntent = z.output<typeof schema>["intent"];

export const loader = withLoaderErrors(NOT_READ, async ({ params }: Route.LoaderArgs) => {
	const reply = found(await replyById(idIn(params)));
	const item = { kind: "reply", id: reply.id, at: reply.createdAt } as const;
	throw redirect(await timelineAddress(reply.familyId, item));
});

const sentAgain = () =>
	canSend() ? "It will be sent again in a few seconds." : `It will be sent again later. ${NO_KEY}`;

/** Resends or settles an answer that did not arrive. If that was already done, only a message says so. */
async function settle(id: number, how: "again" | "settled", page: string, actor: Actor) {
	const outcome = await settleReply(id, how, actor);
	if (outcome === "missing") throw notFound();
	if (typeof outcome === "object") {
		// The answer's own page shows what can be done instead.
		return redirectWithToast(answerAddress(id), `It was not sent again. ${outcome.refusal}`, 409);
	}
	if (outcome === "sending") {
		return redirectWithToast(page, "It is being sent. Please check again in a minute.", 409);
	}
	if (outcome === "over") return redirectWithToast(page, "Somebody has already dealt with it.");
	return redirectWithToast(page, how === "again" ? sentAgain() : "Done. It is no longer on Today.");
}

export const action = withActionErrors(
	NOT_CHANGED,
	async ({ request, params, context }: Route.ActionArgs) => {
		const id = idIn(params);
		const { intent, back } = await parseButtons(request, schema);
		if (intent === "again" || intent === "settled") {
			return settle(id, intent, back ? href("/admin") : answerAddress(id), actorIn(context));
		}
		const undone = await undoReply(id, actorIn(context));
		if (undone.outcome === "gone") return redirectWithToast(familyListAddress(), GONE, 409);
		if (undone.outcome === "late") {
			return redirectWithToast(answerAddress(id), "Too late: it was already sent.", 400);
		}
		const { familyId, paper } = undone;
		return redirect(paper ? `${paper}#email` : replyFormAddress(familyId), { status: 303 });
	},
);
