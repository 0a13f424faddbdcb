import type { SubmissionResult } from "@conform-to/react";
import { familyLimits, noteSchema } from "~/families/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { NOTE_FORM } from "../note-form.ts";
import { form as formLayout } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import * as css from "./family.css.ts";
import { noteNames } from "./family-forms.ts";

interface NoteFormProps {
	action: string;
	/** The name under which what is written is kept on the device. */
	draft: string;
	submissionKey: string;
	/** Whether one has come to write a note: the cursor stands in it. */
	isFirst: boolean;
	result?: SubmissionResult;
}

/** A note about a family, which becomes a part of what happened. */
export function NoteForm({ action, draft, submissionKey, isFirst, result }: NoteFormProps) {
	const form = useCheckedForm({ id: NOTE_FORM, schema: noteSchema, names: noteNames, result });
	return (
		<Panel>
			<CheckedForm
				of={form}
				action={action}
				isLong
				preventScrollReset
				draft={{ name: draft, controls: noteNames }}
				className={formLayout}
			>
				<FormProblems of={form} />
				<Field
					{...form.control("text")}
					as="textarea"
					label="Add a note"
					hint={`Only seen here. Up to ${familyLimits.note.toLocaleString("en-US")} characters.`}
					rows={2}
					required
					autoFocus={isFirst}
					className={css.noteArea}
				/>
				<SubmissionKey value={submissionKey} />
				<div className={css.buttons}>
					<SendButton busy="Adding…" tone="night" name="intent" value="note">
						Add note
					</SendButton>
				</div>
			</CheckedForm>
		</Panel>
	);
}
