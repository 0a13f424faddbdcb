import type { SubmissionResult } from "@conform-to/react";
import { momentInWords } from "~/business/moments.ts";
import { NOTE_MAX, noteSchema } from "~/contact/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useJointButton } from "~/forms/joint-forms.tsx";
import { PressForm, usePress } from "~/forms/press-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { NOTE_FORM } from "../note-form.ts";
import { form as formLayout } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { ShownContact } from "./contact-message.tsx";
import * as css from "./contacts.css.ts";
import { deleteNoteIntent } from "./note-buttons.ts";

const noteFields = ["text"] as const;

interface ContactNotesProps {
	notes: ShownContact["notes"];
	action: string;
	submissionKey: string;
	/** The name under which what is written is kept on the device. */
	draft: string;
	/** Whose notes can be deleted here. */
	username: string;
	/** Why a note was not accepted, and what was written. */
	result?: SubmissionResult;
}

/** What the trainer wrote down about a message, and a form for more. */
export function ContactNotes(props: ContactNotesProps) {
	const { notes, action, submissionKey, draft, username, result } = props;
	const form = useCheckedForm({ id: NOTE_FORM, schema: noteSchema, names: noteFields, result });
	return (
		<Panel title="Notes" id="notes">
			{notes.length === 0 ? null : (
				<ul className={css.notes}>
					{notes.map((note) => (
						<li key={note.id} className={css.note}>
							<p dir="auto" className={css.whole}>
								{note.text}
							</p>
							<div className={css.noteFoot}>
								<span>
									{note.author}, {momentInWords(note.createdAt)}
								</span>
								{note.author === username ? <DeleteNote note={note} action={action} /> : null}
							</div>
						</li>
					))}
				</ul>
			)}
			<CheckedForm
				of={form}
				action={action}
				isLong
				preventScrollReset
				draft={{ name: draft, controls: noteFields }}
				className={formLayout}
			>
				<FormProblems of={form} />
				<Field
					{...form.control("text")}
					as="textarea"
					label="Add a note"
					hint={`Only seen here. Up to ${NOTE_MAX.toLocaleString("en-US")} characters.`}
					rows={3}
					required
				/>
				<SubmissionKey value={submissionKey} />
				<div className={css.buttons}>
					<SendButton busy="Adding…" tone="night" name="intent" value="add-note">
						Add note
					</SendButton>
				</div>
			</CheckedForm>
		</Panel>
	);
}

function DeleteNote({ note, action }: { note: ShownContact["notes"][number]; action: string }) {
	const press = usePress();
	const joint = useJointButton();
	return (
		<PressForm press={press} action={action}>
			<Button
				tone="line"
				small
				name="intent"
				value={deleteNoteIntent(note.id)}
				{...joint}
				aria-label={`Delete the note of ${momentInWords(note.createdAt)}`}
			>
				Delete
			</Button>
		</PressForm>
	);
}
