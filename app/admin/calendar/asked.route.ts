/** Takes the buttons with which the trainer confirms or declines a visit that a family asked for. */
import { href, redirect } from "react-router";
import { z } from "zod";
import { decideVisit } from "~/calendar/visits/commands.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors } from "../failures.server.ts";
import { idIn } from "../not-found.ts";
import type { Route } from "./+types/asked.route";

const schema = z.object({
	intent: z.enum(["confirm", "decline"]),
	/** The page to return to, if it isn't the appointment's own. */
	back: z.literal("today").optional(),
});

const done = {
	confirm: "The visit is confirmed. Please tell the family.",
	decline: "The visit was declined, and its time is open again. Please tell the family.",
} as const;

/** The address is that of the forms; the appointment's page shows them. */
export const loader = ({ params }: Route.LoaderArgs) =>
	redirect(href("/admin/calendar/:id", { id: params.id }));

export const action = withActionErrors(
	"That could not be done. Please try again",
	async ({ request, params, context }: Route.ActionArgs) => {
		const value = await parseButtons(request, schema);
		const id = idIn(params);
		const outcome = await decideVisit(id, value.intent, actorIn(context));
		const isGone = outcome === undefined || (outcome === "done" && value.intent === "decline");
		const own = isGone ? href("/admin/calendar") : href("/admin/calendar/:id", { id: String(id) });
		const page = value.back ? href("/admin") : own;
		if (outcome === "done") return redirectWithToast(page, done[value.intent]);
		return redirectWithToast(page, "Somebody has already decided about that visit.", 409);
	},
	({ params }: Route.ActionArgs) => href("/admin/calendar/:id", { id: params.id }),
);
