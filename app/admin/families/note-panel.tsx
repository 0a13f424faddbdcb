import type { SubmissionResult } from "@conform-to/react";
import { familyLimits, noteSchema } from "~/families/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import * as css from "./family.css.ts";

interface NotePanelProps {
	action: string;
	/** The name under which the draft is stored on the device. */
	draft: string;
	submissionKey: string;
	/** Whether the user came here to write a note; if so, the field gets the focus. */
	isFirst: boolean;
	/** Why a note was not accepted, and its text. */
	result?: SubmissionResult;
}

/** Adds a note about a family. Notes are shown only in the admin. */
export function NotePanel({ action, draft, submissionKey, isFirst, result }: NotePanelProps) {
	const form = useCheckedForm({ id: "note", schema: noteSchema, result });
	return (
		<Panel>
			<CheckedForm
				form={form}
				action={action}
				isLong
				preventScrollReset
				draft={{ name: draft, controls: form.names }}
				className={shared.form}
			>
				<FormProblems form={form} />
				<Field
					{...form.control("text")}
					as="textarea"
					label="Add a note"
					hint={`Shown only here. Up to ${familyLimits.note.toLocaleString("en-US")} characters.`}
					rows={2}
					required
					autoFocus={isFirst}
					className={css.noteArea}
				/>
				<SubmissionKey value={submissionKey} />
				<div className={shared.buttons}>
					<SendButton busy="Adding…" tone="night" name="intent" value="note">
						Add note
					</SendButton>
				</div>
			</CheckedForm>
		</Panel>
	);
}
