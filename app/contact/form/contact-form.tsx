/** The form with which a visitor writes to the trainer (specification, section 5). */
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { VisitorFields, type VisitorForm } from "~/forms/visitor-fields.tsx";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import * as fieldStyles from "~/ui/form/field.css.ts";
import { pair } from "~/ui/form/field.css.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { breedPreferences, contactSchema, limits, referralSources } from "../schema.ts";

interface ContactFormProps extends VisitorForm {
	/** Where the form is sent: without the fragment that a link in the error summary leaves in the address. */
	action: string;
	/** The initial text of the message. */
	opening: string;
}

export function ContactForm({ action, submissionKey, opened, opening }: ContactFormProps) {
	const form = useCheckedForm({
		id: "contact",
		schema: contactSchema,
		defaultValue: { message: opening },
		// Problems are shown only after the first submission (specification, section 4).
		checks: "onSubmit",
	});
	const { control } = form;

	return (
		<CheckedForm
			form={form}
			action={action}
			preventScrollReset
			// There is only one draft, whichever puppy it is about.
			draft={{ name: "contact", base: hiddenFields.opened }}
			className={fieldStyles.sheet}
		>
			<h2 className={visuallyHidden}>Send a message</h2>
			<FormProblems form={form} />
			<Field {...control("name")} label="Your name" autoComplete="name" maxLength={limits.name} />
			<div className={pair}>
				<Field
					{...control("email")}
					label="Email"
					type="email"
					autoComplete="email"
					maxLength={limits.email}
				/>
				<Field
					{...control("phone_number")}
					label="Phone number"
					type="tel"
					autoComplete="tel"
					maxLength={limits.phone_number}
				/>
			</div>
			{/* Without maxLength, because a browser would silently cut off pasted text. */}
			<Field {...control("message")} as="textarea" label="How can we help?" />
			<div className={pair}>
				<Field
					{...control("breed_preferences")}
					as="select"
					label="Breed preference"
					options={breedPreferences()}
					blank="Choose one"
				/>
				<Field
					{...control("referral_source")}
					as="select"
					label="How did you find us?"
					options={referralSources}
					blank="Choose one"
				/>
			</div>
			<Field
				{...control("inspiration_source")}
				label="What inspired you to look for a puppy?"
				maxLength={limits.inspiration_source}
			/>
			<VisitorFields submissionKey={submissionKey} opened={opened} />
			<Actions>
				<SendButton busy="Sending…">Send message</SendButton>
			</Actions>
			<p className={muted}>
				{facts.trainer} uses this to answer you, and for nothing else:{" "}
				<Link to={href("/privacy")}>what we store</Link>.
			</p>
		</CheckedForm>
	);
}
