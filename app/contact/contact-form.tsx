/** The form by which a visitor writes to the trainer (specification, section 5). */
import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Actions } from "~/ui/layout.tsx";
import { Problems } from "~/ui/problems.tsx";
import { visuallyHidden } from "~/ui/text.css.ts";
import * as css from "./contact-form.css.ts";
import {
	breedPreferences,
	type ContactAnswers,
	contactFields,
	contactSchema,
	formMarks,
	limits,
	problems,
	readSubmissionKey,
	referralSources,
} from "./schema.ts";

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
	const [form, fields] = useForm<ContactAnswers>({
		id: "contact",
		lastResult: result,
		defaultValue: { message: opening },
		constraint: getZodConstraint(contactSchema),
		// The browser's own check comes first, in the form as the server renders it.
		defaultNoValidate: false,
	});
	const problemsFound = contactFields.flatMap((name) => {
		const { id, errors } = fields[name];
		return errors?.[0] ? [{ id, message: errors[0] }] : [];
	});
	/** What each control takes from the form's state. */
	const control = (name: keyof ContactAnswers) => {
		const { id, required, initialValue, errors } = fields[name];
		return { name, id, required, defaultValue: initialValue, error: errors };
	};
	// A form that comes back is the same form: sent again, it is no second message.
	const sentKey = readSubmissionKey(result?.initialValue?.[formMarks.submissionKey]);
	// What it takes to put one answer right is no measure of how long the rest took.
	const sentOpened = result?.initialValue?.[formMarks.opened];

	return (
		<form
			{...getFormProps(form)}
			method="post"
			action={action}
			data-contact-form=""
			className={css.form}
		>
			<h2 className={visuallyHidden}>Send a message</h2>
			<Problems notice={form.errors?.[0]} problems={problemsFound} />
			<Field
				{...control("name")}
				label="Your name"
				autoComplete="name"
				maxLength={limits.name}
				data-problem={problems.name}
			/>
			<div className={css.pair}>
				<Field
					{...control("email")}
					label="Email"
					type="email"
					autoComplete="email"
					maxLength={limits.email}
					data-problem={problems.email}
				/>
				<Field
					{...control("phone_number")}
					label="Phone number"
					type="tel"
					autoComplete="tel"
					maxLength={limits.phone_number}
					data-problem={problems.phone_number}
				/>
			</div>
			{/* Without maxLength: a browser would cut what is pasted, and not say so. */}
			<Field
				{...control("message")}
				as="textarea"
				label="How can we help?"
				data-problem={problems.message}
			/>
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
				<label htmlFor={formMarks.decoy}>Leave this empty</label>
				<input
					id={formMarks.decoy}
					type="text"
					name={formMarks.decoy}
					autoComplete="off"
					tabIndex={-1}
					data-1p-ignore=""
					data-lpignore="true"
					data-bwignore=""
					data-form-type="other"
				/>
			</div>
			<input
				type="hidden"
				name={formMarks.submissionKey}
				value={sentKey ?? submissionKey}
				autoComplete="off"
			/>
			<input
				type="hidden"
				name={formMarks.opened}
				value={typeof sentOpened === "string" ? sentOpened : opened}
				autoComplete="off"
			/>
			<Actions>
				<Button data-busy="Sending…">Send message</Button>
			</Actions>
		</form>
	);
}
