import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { momentInWords } from "~/business/days.ts";
import { NOTE_MAX } from "~/contact/schema.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Problems } from "~/ui/problems.tsx";
import { form as formLayout } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { ShownContact } from "./contact-message.tsx";
import * as css from "./contacts.css.ts";

interface ContactNotesProps {
	notes: ShownContact["notes"];
	action: string;
	submissionKey: string;
	/** Whose notes can be deleted here. */
	username: string;
	/** Why a note was not accepted, and what was written. */
	result?: SubmissionResult;
}

/** What the trainer wrote down about a message, and a form for more. */
export function ContactNotes(props: ContactNotesProps) {
	const { notes, action, submissionKey, username, result } = props;
	const [form, { text }] = useForm<{ text: string }>({
		id: "note",
		lastResult: result,
		defaultNoValidate: false,
	});
	const problem = text.errors?.[0];
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
								{note.author === username ? (
									<form method="post" action={action}>
										<input type="hidden" name="note" value={note.id} />
										<Button
											tone="line"
											small
											name="intent"
											value="delete-note"
											aria-label={`Delete the note of ${momentInWords(note.createdAt)}`}
										>
											Delete
										</Button>
									</form>
								) : null}
							</div>
						</li>
					))}
				</ul>
			)}
			<form {...getFormProps(form)} method="post" action={action} className={formLayout}>
				<Problems
					notice={form.errors?.[0]}
					problems={problem ? [{ id: text.id, message: problem }] : []}
				/>
				<Field
					as="textarea"
					label="Add a note"
					hint={`Only seen here. Up to ${NOTE_MAX.toLocaleString("en-US")} characters.`}
					name={text.name}
					id={text.id}
					defaultValue={text.initialValue}
					error={text.errors}
					rows={3}
					required
				/>
				<SubmissionKey value={submissionKey} />
				<div className={css.buttons}>
					<Button tone="night" name="intent" value="add-note">
						Add note
					</Button>
				</div>
			</form>
		</Panel>
	);
}
