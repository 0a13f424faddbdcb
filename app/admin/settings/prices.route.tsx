/** The prices that the pages name. */
import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { dollars, priceDefaults } from "~/business/prices.ts";
import { differencesBetween } from "~/content/compare.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { REVISION, readRevision } from "~/platform/forms/revision.ts";
import { priceLabels, priceNames, pricesSchema } from "~/settings/prices-schema.ts";
import { saveBusiness, savedBusiness } from "~/settings/saved.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { conflictReply } from "../content/editing.server.ts";
import { MadeFrom } from "../content/made-from.tsx";
import { loading, unsaved } from "../failures.server.ts";
import { form as formLayout } from "../page.css.ts";
import { AdminHead, adminMeta, Panel, SaveBar } from "../page.tsx";
import type { Route } from "./+types/prices.route";
import { settingsMessages } from "./messages.ts";
import { redirectToSettings } from "./redirect.server.ts";
import { SettingsSections } from "./sections.tsx";
import * as css from "./settings.css.ts";

const TITLE = "Prices";
const DRAFT = "prices";

const rules = { schema: pricesSchema, fields: [...priceNames, REVISION], maxBytes: 4 * 1024 };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = loading(settingsMessages.load, async () => {
	const { business, revision } = await savedBusiness();
	const answers: Record<string, string> = {};
	for (const [name, amount] of Object.entries(business.prices ?? {})) {
		if (amount !== undefined) answers[name] = amount.toLocaleString("en-US");
	}
	return { answers, revision };
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value, form } = parsed;
	try {
		const said = Object.keys(value).length > 0 ? { prices: value } : {};
		const change = { own: ["prices"], said, revision: readRevision(form) };
		if (!(await saveBusiness(change, actorIn(context)))) {
			const { business, revision } = await savedBusiness();
			const differences = differencesBetween({ prices: business.prices }, { prices: value });
			// Somebody else saved the very same.
			if (differences.length === 0) return await redirectToSettings(href("/admin/settings/prices"));
			return conflictReply(parsed, { from: String(revision), differences });
		}
		return await redirectToSettings(href("/admin/settings/prices"));
	} catch (error) {
		return unsaved(parsed, settingsMessages.save, error);
	}
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: DRAFT });

export default function PricesPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={TITLE}
				note="In whole dollars. What you leave empty stays as it is shown in gray."
			/>
			<SettingsSections />
			<p className={css.history}>
				<Link to={href("/admin/settings/history")}>What was said before</Link>
			</p>
			<PricesForm key={`${loaderData.revision} ${saved}`} {...loaderData} {...actionData} />
		</>
	);
}

interface PricesFormProps {
	answers: Readonly<Record<string, string>>;
	revision: number;
	result?: SubmissionResult;
}

function PricesForm({ answers, revision, result }: PricesFormProps) {
	const form = useCheckedForm({
		id: "prices",
		schema: pricesSchema,
		names: priceNames,
		result,
		defaultValue: answers,
	});
	return (
		<CheckedForm of={form} draft={{ name: DRAFT, controls: priceNames, base: REVISION }}>
			<MadeFrom name={REVISION} value={String(revision)} />
			<FormProblems of={form} />
			<Panel title="Prices">
				<div className={formLayout}>
					{priceNames.map((name) => (
						<Field
							key={name}
							{...form.control(name)}
							label={priceLabels[name]}
							inputMode="numeric"
							placeholder={dollars(priceDefaults[name])}
							autoComplete="off"
							optional
						/>
					))}
				</div>
			</Panel>
			<SaveBar>
				<SendButton busy="Saving…" small>
					Save
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}
