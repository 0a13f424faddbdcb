/** Edits the names, contact details, place and hours of the business. */
import { href } from "react-router";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { isPhone } from "~/platform/phone-number.server.ts";
import { businessAnswers } from "~/settings/business-answers.ts";
import {
	BUSINESS_MAX_BYTES,
	businessFields,
	businessSchemaWith,
	exceptionFields,
} from "~/settings/business-schema.ts";
import { businessDefaults, saveBusiness, savedBusiness } from "~/settings/saved.server.ts";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { FROM } from "../content/editing.ts";
import { madeFrom } from "../content/joined.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/business.route";
import { BUSINESS_DRAFT, BusinessForm } from "./business-form.tsx";
import { everyBusinessLabel } from "./business-labels.ts";
import { settingsMessages } from "./messages.ts";
import { saveJoined } from "./save-joined.server.ts";
import * as css from "./settings.css.ts";

const TITLE = "Business";

/** The settings that this form saves; prices have a page of their own. */
const own = ["hours", "exceptions", ...businessFields];

const schema = businessSchemaWith(isPhone);
const rules = {
	schema,
	fields: [...businessFields, FROM],
	maxBytes: BUSINESS_MAX_BYTES,
};

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(settingsMessages.load, async () => {
	const { business } = await savedBusiness();
	const answers = businessAnswers(business);
	return { answers, defaults: businessDefaults(), from: madeFrom(answers) };
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	return saveJoined(parsed, {
		schema,
		words: { labels: everyBusinessLabel },
		lists: [exceptionFields],
		answersOf: businessAnswers,
		store: (join) =>
			saveBusiness({ own, change: (now) => join(businessAnswers(now)) }, actorIn(context)),
		back: href("/admin/settings"),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: BUSINESS_DRAFT });

export default function BusinessPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={TITLE}
				note="If you leave a field empty, the value shown in gray applies. Changes are on every page as soon as you save."
			/>
			<p className={css.history}>
				<Link to={href("/admin/settings/history")}>Earlier settings</Link>
			</p>
			<BusinessForm key={`${loaderData.from} ${saved}`} {...loaderData} {...actionData} />
		</>
	);
}
