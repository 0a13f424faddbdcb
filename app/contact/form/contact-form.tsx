/** The form by which a visitor writes to the trainer (specification, section 5). */
import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import {
	breedPreferences,
	contactFields,
	contactSchema,
	hiddenFields,
	limits,
	readSubmissionKey,
	referralSources,
} from "../schema.ts";
import * as css from "./contact-form.css.ts";

/** Of the message that isn't sent yet: there is one of it, whatever puppy it is about. */
export const CONTACT_DRAFT = "contact";

interface ContactFormProps {
	/** Where it is sent: without the fragment that a link of the summary leaves in the address. */
	action: string;
	/** Why it was not accepted, and what was written. */
	result?: SubmissionResult;
	submissionKey: string;
	/** When it was rendered, signed. */
	opened: string;
	/** Stands in the message at first. */
	opening: string;
}

export function ContactForm({ action, result, submissionKey, opened, opening }: ContactFormProps) {
	const form = useCheckedForm({
		id: "contact",
		schema: contactSchema,
		names: contactFields,
		result,
		defaultValue: { message: opening },
		isConstrained: true,
		// Nothing is complained of before somebody wants to send it (specification, section 4).
		checks: "onSubmit",
	});
	const { control } = form;
	// A form that comes back is the same form: sent again, it is no second message.
	const sentKey = readSubmissionKey(result?.initialValue?.[hiddenFields.submissionKey]);
	const [ownKey] = useState(sentKey ?? submissionKey);
	// What it takes to put one answer right is no measure of how long the rest took.
	const sentOpened = result?.initialValue?.[hiddenFields.opened];
	const [ownOpened] = useState(typeof sentOpened === "string" ? sentOpened : opened);

	return (
		<CheckedForm
			of={form}
			action={action}
			preventScrollReset
			draft={{ name: CONTACT_DRAFT, controls: contactFields }}
			className={css.form}
		>
			<h2 className={visuallyHidden}>Send a message</h2>
			<FormProblems of={form} />
			<Field {...control("name")} label="Your name" autoComplete="name" maxLength={limits.name} />
			<div className={css.pair}>
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
			{/* Without maxLength: a browser would cut what is pasted, and not say so. */}
			<Field {...control("message")} as="textarea" label="How can we help?" />
			<div className={css.pair}>
				<Field
					{...control("breed_preferences")}
					as="select"
					label="Breed preference"
					optional
					options={breedPreferences}
					blank="Choose one"
				/>
				<Field
					{...control("referral_source")}
					as="select"
					label="How did you find us?"
					optional
					options={referralSources}
					blank="Choose one"
				/>
			</div>
			<Field
				{...control("inspiration_source")}
				label="What inspired you to look for a puppy?"
				optional
				maxLength={limits.inspiration_source}
			/>
			<div hidden>
				<label htmlFor={hiddenFields.honeypot}>Leave this empty</label>
				<input
					id={hiddenFields.honeypot}
					type="text"
					name={hiddenFields.honeypot}
					autoComplete="off"
					tabIndex={-1}
					data-1p-ignore=""
					data-lpignore="true"
					data-bwignore=""
					data-form-type="other"
				/>
			</div>
			<input type="hidden" name={hiddenFields.submissionKey} value={ownKey} autoComplete="off" />
			<input type="hidden" name={hiddenFields.opened} value={ownOpened} autoComplete="off" />
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
