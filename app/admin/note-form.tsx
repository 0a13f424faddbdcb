import type { SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { form as formLayout } from "./page.css.ts";
import { SubmissionKey } from "./submission-key.tsx";

const names = ["text"] as const;

interface NoteFormProps {
	schema: z.ZodType<unknown, { text?: string }>;
	/** The most characters that the schema accepts. */
	max: number;
	action: string;
	/** The value of `intent` that the action expects. */
	intent: string;
	/** The name under which the draft is stored on the device. */
	draft: string;
	submissionKey: string;
	/** Whether the user came here to write a note; if so, the field gets the focus. */
	isFirst?: boolean;
	rows?: number;
	className?: string;
	/** Class name of the row with the button. */
	buttons: string;
	/** Why a note was not accepted, and its text. */
	result?: SubmissionResult;
}

/** Adds a note about a message or a family. Notes are shown only in the admin. */
export function NoteForm(props: NoteFormProps) {
	const { schema, max, action, intent, draft, submissionKey, result } = props;
	const form = useCheckedForm({ id: "note", schema, names, result });
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
				hint={`Shown only here. Up to ${max.toLocaleString("en-US")} characters.`}
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
