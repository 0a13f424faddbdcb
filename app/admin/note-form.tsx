import type { SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { NOTE_FORM } from "./note-form-id.ts";
import { form as formLayout } from "./page.css.ts";
import { SubmissionKey } from "./submission-key.tsx";

const names = ["text"] as const;

interface NoteFormProps {
	schema: z.ZodType<unknown, { text?: string }>;
	/** The longest note that the schema takes. */
	max: number;
	action: string;
	/** What the button is called in the action. */
	intent: string;
	/** The name under which what is written is kept on the device. */
	draft: string;
	submissionKey: string;
	/** Whether one has come to write a note: the cursor stands in it. */
	isFirst?: boolean;
	rows?: number;
	className?: string;
	/** Lays out the row of the button. */
	buttons: string;
	/** Why a note was not accepted, and what was written. */
	result?: SubmissionResult;
}

/** A note about a message or a family, which only the admin shows. */
export function NoteForm(props: NoteFormProps) {
	const { schema, max, action, intent, draft, submissionKey, result } = props;
	const form = useCheckedForm({ id: NOTE_FORM, schema, names, result });
	return (
		<CheckedForm
			of={form}
			action={action}
			isLong
			preventScrollReset
			draft={{ name: draft, controls: names }}
			className={formLayout}
		>
			<FormProblems of={form} />
			<Field
				{...form.control("text")}
				as="textarea"
				label="Add a note"
				hint={`Only seen here. Up to ${max.toLocaleString("en-US")} characters.`}
				rows={props.rows ?? 3}
				required
				autoFocus={props.isFirst}
				className={props.className}
			/>
			<SubmissionKey value={submissionKey} />
			<div className={props.buttons}>
				<SendButton busy="Adding…" tone="night" name="intent" value={intent}>
					Add note
				</SendButton>
			</div>
		</CheckedForm>
	);
}
