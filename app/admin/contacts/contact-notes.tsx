import type { SubmissionResult } from "@conform-to/react";
import { momentInWords } from "~/business/moments.ts";
import { NOTE_MAX, noteSchema } from "~/contact/schema.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { NoteForm } from "../note-form.tsx";
import { Panel } from "../page.tsx";
import type { ShownContact } from "./contact-message.tsx";
import * as css from "./contacts.css.ts";

interface ContactNotesProps {
	notes: ShownContact["notes"];
	action: string;
	submissionKey: string;
	/** The name under which the draft is stored on the device. */
	draft: string;
	/** The signed-in user, who can delete only their own notes. */
	username: string;
	/** Why a note was not accepted, and its text. */
	result?: SubmissionResult;
}

/** The notes about a message, and a form to add one. */
export function ContactNotes(props: ContactNotesProps) {
	const { notes, action, submissionKey, draft, username, result } = props;
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
			<NoteForm
				schema={noteSchema}
				max={NOTE_MAX}
				action={action}
				intent="add-note"
				draft={draft}
				submissionKey={submissionKey}
				buttons={css.buttons}
				result={result}
			/>
		</Panel>
	);
}

function DeleteNote({ note, action }: { note: ShownContact["notes"][number]; action: string }) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={action}>
			<input type="hidden" name="note" value={note.id} />
			<Button
				tone="line"
				small
				name="intent"
				value="delete-note"
				aria-label={`Delete the note from ${momentInWords(note.createdAt)}`}
			>
				Delete
			</Button>
		</FetcherForm>
	);
}
