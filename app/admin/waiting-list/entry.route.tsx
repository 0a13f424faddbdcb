/** One entry of the waiting list: the family and its wishes. Or adds one by hand, for example after a phone call. */
import { href } from "react-router";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { dayOf, today } from "~/business/moments.ts";
import { bounceText } from "~/families/bounce-text.ts";
import { familyById } from "~/families/queries.server.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import {
	AddressRefused,
	addByHand,
	changeEntry,
	confirmByHand,
	removeEntry,
	setServed,
} from "~/waiting-list/admin/commands.server.ts";
import { type WaitingEntryDetails, waitingEntry } from "~/waiting-list/admin/list.server.ts";
import { awaitsConfirmation } from "~/waiting-list/link-state.ts";
import { monthsFrom } from "~/waiting-list/months.ts";
import { byHandSchema, isBreedBox, type JoinValues } from "~/waiting-list/schema.ts";
import { askedForIn, wishesInWords, wishMeaning } from "~/waiting-list/wishes.ts";
import { actorIn } from "../access.server.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { entryAddress } from "../families/addresses.ts";
import { found, idIn, notFound } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Columns } from "../page.tsx";
import type { Route } from "./+types/entry.route";
import { EntryAside } from "./entry-aside.tsx";
import { EntryForm, entryLabels, entryValues } from "./entry-form.tsx";
import { failures, statusLabel, welcomeText } from "./waiting-texts.ts";

const buttons = ["confirm", "served", "waiting", "remove"] as const;
const schema = z.discriminatedUnion("intent", [
	z.object({ intent: z.enum(buttons) }),
	byHandSchema.safeExtend({ intent: z.literal("save").optional() }),
]);

export const loader = withLoaderErrors(
	failures.fetch,
	async ({ params, url }: Route.LoaderArgs) => {
		const family = await familyIn(url);
		const entry = params.id === undefined ? undefined : found(await waitingEntry(idIn(params)));
		return {
			stored: entry && {
				entry,
				/** Undefined if nothing awaits a confirmation. */
				link: awaitsConfirmation(entry) ? linkText(entry) : undefined,
				asked: askedText(askedForIn(entry)),
			},
			family: family && {
				...family,
				email: family.addresses[0]?.address ?? "",
				message: "",
			},
			canSend: canSend(),
			months: monthsFrom(today(), entry?.wishWhen),
		};
	},
);

/** The family that the form adds, if the address names one. */
async function familyIn(url: URL) {
	const id = readId(url.searchParams.get("family"));
	return id === undefined ? undefined : found(await familyById(id));
}

/** Runs the button's intent, or says what the entry is now if somebody else pressed such a button first. */
async function runButton(id: number, intent: (typeof buttons)[number], actor: Actor) {
	const page = entryAddress(id);
	const list = href("/admin/waiting-list");
	if (intent === "remove") {
		return (await removeEntry(id, actor)) === "left"
			? redirectWithToast(page, "Taken off the list. They won’t get any more emails from it.")
			: redirectWithToast(list, "The entry was deleted.");
	}
	const isDone =
		intent === "confirm"
			? await confirmByHand(id, actor)
			: await setServed(id, intent === "served", actor);
	if (isDone) return redirectWithToast(page, doneText[intent]());
	const now = await waitingEntry(id);
	return now
		? redirectWithToast(page, `Nothing was changed. Now: ${statusLabel(now.status)}.`, 409)
		: redirectWithToast(list, "That entry was deleted in the meantime.", 409);
}

const doneText = {
	confirm: () => `Now on the waiting list. ${welcomeText(canSend(), true)}`,
	served: () => "Marked as having found a puppy.",
	waiting: () => "Back on the waiting list.",
} as const;

/** Adds an entry, or changes the one with the id. */
async function save(
	id: number | undefined,
	parsed: ParsedForm<JoinValues>,
	{ actor, url }: { actor: Actor; url: URL },
) {
	if (id === undefined) {
		const { value, submissionKey } = parsed;
		const added = await addByHand(value, actor, submissionKey, (await familyIn(url))?.id);
		const welcome = welcomeText(canSend(), value.email !== "");
		return redirectWithToast(entryAddress(added), `Added to the waiting list. ${welcome}`);
	}
	const merge = mergeForm(parsed, {
		schema: byHandSchema,
		labels: entryLabels(),
		normalized: wishMeaning,
		inWords: (name, value) => (isBreedBox(name) ? (value ? "Yes" : "No") : value),
	});
	const outcome = await changeEntry(id, (stored) => merge(entryValues(stored)), actor);
	if (outcome === "gone") throw notFound();
	const message =
		outcome === "asked to confirm"
			? `The entry was saved. ${canSend() ? "A new confirmation link is on its way to the new address." : "Its place still has to be confirmed."}`
			: "The entry was saved.";
	return redirectWithToast(entryAddress(id), message);
}

const refusals = {
	"an entry": { email: ["This address is already on the list."] },
	"on the list": { phone_number: ["This family is already on the list."] },
	"a family": {
		email: [
			"This address belongs to another family. If they are the same people, merge the two families.",
		],
	},
	"not confirmed": {
		email: ["Their place isn’t confirmed yet. Confirm it before you remove the address."],
	},
};

export function action({ request, params, url, context }: Route.ActionArgs) {
	const id = params.id === undefined ? undefined : idIn(params);
	const actor = actorIn(context);
	return withForm(request, { schema }, failures.update, async (parsed) => {
		const { value } = parsed;
		try {
			return value.intent === undefined || value.intent === "save"
				? await save(id, { ...parsed, value }, { actor, url })
				: await runButton(id ?? 0, value.intent, actor);
		} catch (error) {
			if (!(error instanceof AddressRefused)) throw error;
			return parsed.reply({ fieldErrors: refusals[error.why] });
		}
	});
}

export default function EntryPage({ loaderData, actionData }: Route.ComponentProps) {
	const { stored, ...shown } = loaderData;
	const saved = useSavedCount(actionData, (intent) => intent === "save");
	const entry = stored?.entry;
	// The key ignores changes by other people, so that they never reset what is being typed.
	const form = <EntryForm key={`${entry?.id} ${saved}`} entry={entry} {...shown} />;
	if (!entry) {
		return (
			<>
				<AdminHead title="Add to the waiting list" />
				{form}
			</>
		);
	}
	return (
		<>
			<AdminHead
				title={entry.name}
				tab={`${entry.name}, waiting list`}
				note={
					entry.bounce ? (
						<span className={shared.bad}>
							{bounceText(entry.bounce)}
							{entry.status === "unconfirmed"
								? null
								: " The list won’t email it again until the address is corrected."}
						</span>
					) : undefined
				}
			/>
			<Columns>
				{form}
				<EntryAside {...stored} />
			</Columns>
		</>
	);
}

/** Describes the state of the confirmation link. A corrected address gets a new one. */
function linkText({ email, tokenExpires }: WaitingEntryDetails) {
	if (!canSend()) {
		return "Not yet: email is not set up on this site, so nobody could be asked. Confirm it for them once you know that they asked for it.";
	}
	const now = new Date();
	const until = tokenExpires ?? now;
	const state = `${until > now ? "works until" : "expired on"} ${dayInWords(dayOf(until), true)}`;
	return `Not yet: the link in the email to ${email} has not been used. It ${state}. If you correct the address, a new link is sent there.`;
}

/** What another form asked for in the name of the entry. */
function askedText(asked: ReturnType<typeof askedForIn>) {
	if (!asked) return undefined;
	const wishes = [asked.name, asked.phoneNumber, wishesInWords(asked)].filter(Boolean).join(", ");
	return `${wishes || "For nothing in particular"}${asked.message ? `: ${asked.message}` : ""}`;
}
