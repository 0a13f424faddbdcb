import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { fillText } from "~/business/fill-text.ts";
import { hasSubject, placeholdersOf } from "~/families/letters/letter-kinds.ts";
import { sampleValues } from "~/families/letters/placeholders.ts";
import {
	type LetterTexts,
	letterLabels,
	letterLimits,
	letterSchema,
} from "~/families/letters/schema.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { Columns, Panel, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import * as css from "./letters.css.ts";

const FORM = "letter";

/** The key under which the browser keeps the unsaved draft of a letter's form. */
export const letterDraft = (letter = "new") => `letter ${letter}`;

interface LetterFormProps {
	kind: string;
	texts: LetterTexts;
	/** Only for a new letter. */
	submissionKey?: string;
	action: string;
	draft: string;
	result?: SubmissionResult;
	/** The answers whose preview was requested. */
	previewed?: Partial<LetterTexts>;
	/** Buttons on the left of the save bar. */
	aside?: ReactNode;
}

/** The form of a letter, with a list of its placeholders and a preview. */
export function LetterForm(props: LetterFormProps) {
	const { kind, texts, submissionKey, action, draft, result, aside } = props;
	const [shown, setShown] = useState<Partial<LetterTexts>>(props.previewed ?? texts);
	const placeholders = placeholdersOf(kind);
	const form = useCheckedForm({
		id: FORM,
		schema: letterSchema(kind),
		result,
		defaultValue: texts,
	});
	return (
		<CheckedForm
			form={form}
			action={action}
			isLong
			draft={{ name: draft, controls: form.names, base: BASE }}
			onInput={({ currentTarget }) => {
				const written = new FormData(currentTarget);
				const text = (name: keyof LetterTexts) => String(written.get(name) ?? "");
				setShown({ subject: text("subject"), text: text("text") });
			}}
		>
			<EnterButton name="intent" value="save" />
			<FormProblems form={form} />
			{submissionKey ? (
				<SubmissionKey value={submissionKey} />
			) : (
				<MergeBase values={{ name: texts.name, subject: texts.subject, text: texts.text }} />
			)}
			<Columns>
				<Panel>
					<div className={shared.form}>
						<Field
							{...form.control("name")}
							label={letterLabels.name}
							hint="Only you see it."
							maxLength={letterLimits.name}
							required
						/>
						{hasSubject(kind) ? (
							<Field
								{...form.control("subject")}
								label={letterLabels.subject}
								maxLength={letterLimits.subject}
								required
							/>
						) : null}
						<Field
							{...form.control("text")}
							as="textarea"
							label={letterLabels.text}
							rows={14}
							maxLength={letterLimits.text}
							aria-describedby="placeholders"
							required
						/>
					</div>
				</Panel>
				<div>
					<Panel title="Placeholders" id="placeholders-title">
						<p className={muted}>
							Write one of these in braces, and each family’s own details are filled in.
						</p>
						<dl id="placeholders" className={css.placeholders}>
							{placeholders.map(({ name, means }) => (
								<div key={name}>
									<dt>
										<code>{`{${name}}`}</code>
									</dt>
									<dd>{means}</dd>
								</div>
							))}
						</dl>
					</Panel>
					<Panel title="Preview" id="preview">
						<Preview kind={kind} texts={shown} />
					</Panel>
				</div>
			</Columns>
			<SaveBar aside={aside}>
				<Button tone="line" name="intent" value="preview" formNoValidate className={css.preview}>
					Preview
				</Button>
				<SendButton busy="Saving…" name="intent" value="save">
					Save
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}

/** A preview of a letter, with an example value for each placeholder. */
function Preview({ kind, texts }: { kind: string; texts: Partial<LetterTexts> }) {
	const values = sampleValues(placeholdersOf(kind));
	const filled = (text = "") => fillText(text, values).text;
	return (
		<>
			{hasSubject(kind) ? (
				<p className={shared.notice}>
					<span className={muted}>Subject:</span> {filled(texts.subject)}
				</p>
			) : null}
			{texts.text ? (
				<p dir="auto" className={shared.written}>
					{filled(texts.text)}
				</p>
			) : (
				<p className={muted}>There is no text yet.</p>
			)}
		</>
	);
}
