/** Adds somebody to the waiting list by hand, for example after a phone call. */
import { href } from "react-router";
import { today } from "~/business/moments.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { addByHand, OnTheList } from "~/waiting-list/admin/commands.server.ts";
import { monthsFrom } from "~/waiting-list/months.ts";
import { joinSchema } from "~/waiting-list/schema.ts";
import { actorIn } from "../access.server.ts";
import { saveFailed } from "../failures.server.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/new-entry.route";
import { EntryForm } from "./entry-form.tsx";
import { failures, welcomeText } from "./waiting-texts.ts";

const TITLE = "Add to the waiting list";

export const loader = () => ({
	months: monthsFrom(today()),
	canSend: canSend(),
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, { schema: joinSchema });
	if (parsed.response) return parsed.response;
	try {
		const id = await addByHand(parsed.value, actorIn(context), parsed.submissionKey);
		const page = href("/admin/waiting-list/:id", { id: String(id) });
		return await redirectWithToast(page, `Added to the waiting list. ${welcomeText(canSend())}`);
	} catch (error) {
		if (error instanceof OnTheList) {
			return parsed.reply({ fieldErrors: { email: ["This address is already on the list."] } });
		}
		return saveFailed(parsed, failures.update, error);
	}
}

export default function NewEntryPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead title={TITLE} />
			<EntryForm
				key={saved}
				action={href("/admin/waiting-list/new")}
				months={loaderData.months}
				note={
					<p className={muted}>
						Nobody has to confirm what you enter here, so add only people who asked you to.
						{loaderData.canSend
							? " They get an email that says they are on the list, with links to change their wishes or leave."
							: null}
					</p>
				}
				save="Add to the list"
				busy="Adding…"
			/>
		</>
	);
}
