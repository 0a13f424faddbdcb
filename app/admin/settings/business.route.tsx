/** What the site says of the business: names, ways to reach it, place and hours. */
import { href } from "react-router";
import { differencesBetween } from "~/content/compare.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { REVISION, readRevision } from "~/platform/forms/revision.ts";
import { businessAnswers } from "~/settings/business-answers.ts";
import { BUSINESS_MAX_BYTES, businessFields, businessSchema } from "~/settings/business-schema.ts";
import { businessDefaults, saveBusiness, savedBusiness } from "~/settings/saved.server.ts";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { conflictReply } from "../content/editing.server.ts";
import { loading, unsaved } from "../failures.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/business.route";
import { BUSINESS_DRAFT, BusinessForm } from "./business-form.tsx";
import { settingsMessages } from "./messages.ts";
import { redirectToSettings } from "./redirect.server.ts";
import { SettingsSections } from "./sections.tsx";
import * as css from "./settings.css.ts";

const TITLE = "Business";

const rules = {
	schema: businessSchema,
	fields: [...businessFields, REVISION],
	maxBytes: BUSINESS_MAX_BYTES,
};

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = loading(settingsMessages.load, async () => {
	const { business, revision } = await savedBusiness();
	return { answers: businessAnswers(business), defaults: businessDefaults(), revision };
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value: said, form } = parsed;
	try {
		const revision = readRevision(form);
		// Prices have a page of their own.
		const own = ["hours", "exceptions", ...businessFields];
		if (!(await saveBusiness({ own, said, revision }, actorIn(context)))) {
			const saved = await savedBusiness();
			const { prices: _, ...theirs } = saved.business;
			const differences = differencesBetween(theirs, said);
			// Somebody else saved the very same.
			if (differences.length === 0) return await redirectToSettings(href("/admin/settings"));
			return conflictReply(parsed, { from: String(saved.revision), differences });
		}
		return await redirectToSettings(href("/admin/settings"));
	} catch (error) {
		return unsaved(parsed, settingsMessages.save, error);
	}
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: BUSINESS_DRAFT });

export default function BusinessPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={TITLE}
				note="What you leave empty stays as it is shown in gray. A change is on every page as soon as it is saved."
			/>
			<SettingsSections />
			<p className={css.history}>
				<Link to={href("/admin/settings/history")}>What was said before</Link>
			</p>
			<BusinessForm key={`${loaderData.revision} ${saved}`} {...loaderData} {...actionData} />
		</>
	);
}
