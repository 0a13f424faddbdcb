/** From and to where the site's own email goes. */
import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { differencesBetween } from "~/content/compare.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { mailDefaults } from "~/platform/email/queue.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { REVISION, readRevision } from "~/platform/forms/revision.ts";
import { savedMail, saveMail } from "~/settings/mail.server.ts";
import { mailHints, mailLabels, mailNames, mailSchema } from "~/settings/mail-schema.ts";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { conflictReply } from "../content/editing.server.ts";
import { MadeFrom } from "../content/made-from.tsx";
import { loading, unsaved } from "../failures.server.ts";
import { form as formLayout } from "../page.css.ts";
import { AdminHead, adminMeta, Panel, SaveBar } from "../page.tsx";
import type { Route } from "./+types/mail.route";
import { settingsMessages } from "./messages.ts";
import { redirectToSettings } from "./redirect.server.ts";
import { SettingsSections } from "./sections.tsx";

const TITLE = "Email";
const DRAFT = "mail";

const rules = { schema: mailSchema, fields: [...mailNames, REVISION], maxBytes: 4 * 1024 };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = loading(settingsMessages.load, async () => {
	const { addresses, revision } = await savedMail();
	return { answers: { ...addresses }, defaults: mailDefaults(), revision };
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value, form } = parsed;
	try {
		if (!(await saveMail(value, readRevision(form), actorIn(context)))) {
			const { addresses, revision } = await savedMail();
			const differences = differencesBetween(addresses, value);
			// Somebody else saved the very same.
			if (differences.length === 0) return await redirectToSettings(href("/admin/settings/mail"));
			return conflictReply(parsed, { from: String(revision), differences });
		}
		return await redirectToSettings(href("/admin/settings/mail"));
	} catch (error) {
		return unsaved(parsed, settingsMessages.save, error);
	}
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: DRAFT });

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead title={TITLE} note="What you leave empty stays as it is shown in gray." />
			<SettingsSections />
			<MailForm key={`${loaderData.revision} ${saved}`} {...loaderData} {...actionData} />
		</>
	);
}

interface MailFormProps {
	answers: { from?: string; to?: string };
	defaults: { from: string; to: string };
	revision: number;
	result?: SubmissionResult;
}

function MailForm({ answers, defaults, revision, result }: MailFormProps) {
	const form = useCheckedForm({
		id: "mail",
		schema: mailSchema,
		names: mailNames,
		result,
		defaultValue: answers,
	});
	return (
		<CheckedForm of={form} draft={{ name: DRAFT, controls: mailNames, base: REVISION }}>
			<MadeFrom name={REVISION} value={String(revision)} />
			<FormProblems of={form} />
			<Panel title="Email">
				<div className={formLayout}>
					{mailNames.map((name) => (
						<Field
							key={name}
							{...form.control(name)}
							label={mailLabels[name]}
							hint={mailHints[name]}
							type="email"
							placeholder={defaults[name]}
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
