/** Edits the addresses that the site's own email is sent from and to. */
import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { mailDefaults } from "~/platform/email/queue.server.ts";
import { canSend } from "~/platform/email/retry.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { savedMail, saveMail } from "~/settings/mail.server.ts";
import { mailHints, mailLabels, mailNames, mailSchema } from "~/settings/mail-schema.ts";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { madeFrom } from "../content/joined.server.ts";
import { MadeFrom } from "../content/made-from.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { FormSaveBar } from "../form-save-bar.tsx";
import { NoKey } from "../no-key.tsx";
import { form as formLayout } from "../page.css.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/mail.route";
import { settingsMessages } from "./messages.ts";
import { saveJoined } from "./save-joined.server.ts";

const TITLE = "Email";
const DRAFT = "mail";
/** Name of the hidden field; `FROM` is taken, because one of the addresses is called "from". */
const MADE_FROM = "madeFrom";

const rules = { schema: mailSchema, fields: [...mailNames, MADE_FROM], maxBytes: 4 * 1024 };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(settingsMessages.load, async () => {
	const { addresses } = await savedMail();
	return {
		answers: { ...addresses },
		defaults: mailDefaults(),
		from: madeFrom({ ...addresses }),
		canSend: canSend(),
	};
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	return saveJoined(parsed, {
		schema: mailSchema,
		words: { labels: mailLabels },
		answersOf: (values) => ({ ...values }),
		store: (join) => saveMail((now) => join({ ...now }), actorIn(context)),
		back: href("/admin/settings/mail"),
		fromName: MADE_FROM,
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: DRAFT });

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={TITLE}
				note="If you leave a field empty, the value shown in gray applies."
			/>
			{loaderData.canSend ? null : <NoKey>These addresses are used once email is set up.</NoKey>}
			<MailForm key={`${loaderData.from} ${saved}`} {...loaderData} {...actionData} />
		</>
	);
}

interface MailFormProps {
	answers: { from?: string; to?: string };
	defaults: { from: string; to: string };
	/** The stored answers that the form is rendered from, as `madeFrom` encodes them. */
	from: string;
	result?: SubmissionResult;
}

function MailForm({ answers, defaults, from, result }: MailFormProps) {
	const form = useCheckedForm({
		id: "mail",
		schema: mailSchema,
		names: mailNames,
		result,
		defaultValue: answers,
	});
	return (
		<CheckedForm of={form} draft={{ name: DRAFT, controls: mailNames, base: MADE_FROM }}>
			<MadeFrom name={MADE_FROM} value={from} />
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
			<FormSaveBar label="Save" />
		</CheckedForm>
	);
}
