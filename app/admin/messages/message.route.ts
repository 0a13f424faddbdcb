/** A message's address: leads to where it is shown, and takes the forms of its buttons there. */
import { redirect } from "react-router";
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { markSpam, restoreFromSpam, setContactStatus } from "~/contact/admin/commands.server.ts";
import { messagePlace } from "~/contact/admin/queries.server.ts";
import { contactStatuses } from "~/contact/schema.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { itemId, messageAddress } from "../families/addresses.ts";
import { timelineAddress } from "../families/timeline-address.server.ts";
import { found, idIn, notFound } from "../not-found.ts";
import type { Route } from "./+types/message.route";
import { listAddress } from "./list-view.ts";
import { statusText } from "./status.tsx";

const schema = z.object({ intent: z.enum([...contactStatuses, "spam", "not-spam"]) });

/** The message in its family's timeline; suspected spam, which has no family, at the top of its list. */
export const loader = withLoaderErrors(
	failures.fetchContacts,
	async ({ params }: Route.LoaderArgs) => {
		const message = found(await messagePlace(idIn(params)));
		const { id, createdAt: at, familyId } = message;
		const item = { kind: "message", id, at } as const;
		if (familyId !== null) throw redirect(await timelineAddress(familyId, item));
		throw redirect(`${listAddress({ tab: "spam", before: { at, id: id + 1 } })}#${itemId(item)}`);
	},
);

/** Does what a button asks for. Returns the text for the toast, or something falsy if there is no such message. */
async function act(id: number, { intent }: z.output<typeof schema>, actor: Actor) {
	if (intent === "spam") {
		return (await markSpam(id, actor)) && "The message was moved to suspected spam.";
	}
	if (intent === "not-spam") {
		return (await restoreFromSpam(id, actor)) && "The message is back among the new ones.";
	}
	const message = `The message is marked as ${statusText[intent].toLowerCase()}.`;
	return (await setContactStatus(id, intent, actor)) && message;
}

export const action = withActionErrors(
	failures.updateFamily,
	async ({ request, params, context }: Route.ActionArgs) => {
		const id = idIn(params);
		const value = await parseButtons(request, schema);
		const done = await act(id, value, actorIn(context));
		if (!done) throw notFound();
		const page = value.intent === "spam" ? listAddress({ tab: "spam" }) : messageAddress(id);
		return redirectWithToast(page, done);
	},
);
