/** One entry of the waiting list: the family, its wishes, and the puppies it was told about. */
import { href } from "react-router";
import { z } from "zod";
import { today } from "~/business/moments.ts";
import { bounceText } from "~/families/bounce-text.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import {
	changeEntry,
	confirmByHand,
	OnTheList,
	removeEntry,
	setServed,
} from "~/waiting-list/admin/commands.server.ts";
import { waitingEntry } from "~/waiting-list/admin/list.server.ts";
import { monthsFrom } from "~/waiting-list/months.ts";
import { isBreedBox, joinSchema } from "~/waiting-list/schema.ts";
import { wishMeaning } from "~/waiting-list/wishes.ts";
import { actorIn } from "../access.server.ts";
import { saveFailed, withLoaderErrors } from "../failures.server.ts";
import { found, idIn, notFound } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead, adminMeta, Columns } from "../page.tsx";
import type { Route } from "./+types/entry.route";
import { EntryAside } from "./entry-aside.tsx";
import { EntryForm } from "./entry-form.tsx";
import { entryLabels, entryValues } from "./entry-values.ts";
import { failures, welcomeText } from "./waiting-texts.ts";

const buttons = ["confirm", "served", "waiting", "remove"] as const;
const schema = z.discriminatedUnion("intent", [
	z.object({ intent: z.enum(buttons) }),
	joinSchema.extend({ intent: z.literal("save") }),
]);

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `${loaderData.entry.name}, waiting list` : "Waiting list");

export const loader = withLoaderErrors(failures.fetch, async ({ params }: Route.LoaderArgs) => {
	const entry = found(await waitingEntry(idIn(params)));
	return {
		entry,
		now: new Date(),
		canSend: canSend(),
		months: monthsFrom(today(), entry.wishWhen),
	};
});

const list = () => href("/admin/waiting-list");

/**
 * Runs the button's intent. Returns the page to go to and the message, or undefined if the entry
 * doesn't exist.
 */
async function runButton(id: number, intent: (typeof buttons)[number], actor: Actor) {
	const page = href("/admin/waiting-list/:id", { id: String(id) });
	if (intent === "confirm") {
		const message = `Now on the waiting list. ${welcomeText(canSend())}`;
		return (await confirmByHand(id, actor)) ? { page, message } : undefined;
	}
	if (intent !== "remove") {
		const isServed = intent === "served";
		const message = isServed ? "Marked as having found a puppy." : "Back on the waiting list.";
		return (await setServed(id, isServed, actor)) ? { page, message } : undefined;
	}
	const outcome = await removeEntry(id, actor);
	if (outcome === "deleted") return { page: list(), message: "The entry was deleted." };
	return (
		outcome && { page, message: "Taken off the list. They won’t get any more emails from it." }
	);
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const id = idIn(params);
	const parsed = await parseForm(request, { schema });
	if (parsed.response) return parsed.response;
	const { value } = parsed;
	const actor = actorIn(context);
	try {
		if (value.intent !== "save") {
			const result = await runButton(id, value.intent, actor);
			if (!result) throw notFound();
			return await redirectWithToast(result.page, result.message);
		}
		const merge = mergeForm(parsed, {
			schema: joinSchema,
			labels: entryLabels(),
			normalized: wishMeaning,
			inWords: (name, answer) => (isBreedBox(name) ? (answer ? "Yes" : "No") : answer),
		});
		const outcome = await changeEntry(id, (stored) => merge(entryValues(stored)), actor);
		if (outcome === "gone") throw notFound();
		const message =
			outcome === "asked to confirm"
				? `The entry was saved. ${canSend() ? "A new confirmation link is on its way to the new address." : "Its place still has to be confirmed."}`
				: "The entry was saved.";
		return await redirectWithToast(href("/admin/waiting-list/:id", params), message);
	} catch (error) {
		if (error instanceof OnTheList) {
			const message = "Another entry on the list has this address.";
			return parsed.reply({ fieldErrors: { email: [message] } });
		}
		return saveFailed(parsed, failures.update, error);
	}
}

const draftOf = (id: string) => `waiting entry ${id}`;

/** Only saving clears the draft. The other buttons leave it alone. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
	const intent = (await request.clone().formData()).get("intent");
	return sendForm(serverAction, { draft: intent === "save" ? draftOf(params.id) : undefined });
}

export default function EntryPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { entry, now, months, canSend: isSending } = loaderData;
	const saved = useSavedCount(actionData, (intent) => intent === "save");
	const address = href("/admin/waiting-list/:id", params);
	return (
		<>
			<AdminHead
				title={entry.name}
				note={
					entry.bounce ? <span className={shared.bad}>{bounceText(entry.bounce)}</span> : undefined
				}
			/>
			<Columns>
				<EntryForm
					// The key ignores changes by other people, so that they never reset what is being typed.
					key={`${entry.id} ${saved}`}
					action={address}
					values={entryValues(entry)}
					months={months}
					draft={draftOf(params.id)}
					result={actionData?.result}
					save="Save changes"
					button={{ name: "intent", value: "save" }}
				/>
				<EntryAside entry={entry} action={address} now={now} canSend={isSending} />
			</Columns>
		</>
	);
}
