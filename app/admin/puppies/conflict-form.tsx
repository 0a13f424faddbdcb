/** Shows the second of two editors both versions of each field that both of them changed. */

import { Form } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { confirmNames } from "~/puppies/admin/form-schema.ts";
import { asAnswers, labelOf, valueText } from "~/puppies/field-text.ts";
import { type FieldName, fieldNames } from "~/puppies/fields.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Panel, SaveBar } from "../page.tsx";
import { choiceName, hiddenFields } from "./form-answers.ts";
import * as css from "./puppy-form.css.ts";
import type { Conflict } from "./save.server.ts";

interface ConflictFormProps {
	action: string;
	/** Address of the form with the stored values, for discarding one's own changes. */
	back: string;
	/** What the form was submitted for: to save or to publish. */
	intent: string;
	conflict: Conflict;
}

export function ConflictForm({ action, back, intent, conflict }: ConflictFormProps) {
	const { fields, conflicts, revision } = conflict;
	const answers = asAnswers(fields);
	const isOne = conflicts.length === 1;
	return (
		<Form method="post" action={action} discover="none">
			<Alert
				tone="warn"
				title="Somebody else changed this puppy in the meantime"
				tabIndex={-1}
				autoFocus
				className={css.notice}
			>
				<p>
					Nothing has been saved yet. {isOne ? "One field was" : `${conflicts.length} fields were`}{" "}
					changed by both of you: please choose which version to keep. Everything else that either
					of you changed is kept.
				</p>
			</Alert>
			<input type="hidden" name={hiddenFields.revision} value={revision} />
			<input
				type="hidden"
				name={hiddenFields.deciding}
				value={conflicts.map(({ field }) => field).join(",")}
			/>
			{fieldNames.map((field) => (
				<input key={field} type="hidden" name={field} value={answers[field]} />
			))}
			{/* Unusual values in this form have already been confirmed. */}
			<input type="hidden" name={confirmNames.price} value={answers.price} />
			<input type="hidden" name={confirmNames.dob} value={answers.dob} />
			<Panel title="Choose" id="choose">
				{conflicts.map((decision) => (
					<Decision key={decision.field} {...decision} />
				))}
			</Panel>
			<SaveBar>
				<ButtonLink tone="line" to={back}>
					Give up my changes
				</ButtonLink>
				<Button name={hiddenFields.intent} value={intent}>
					{intent === "publish" ? "Save and publish" : "Save changes"}
				</Button>
			</SaveBar>
		</Form>
	);
}

function Decision({ field, theirs, mine, by }: Conflict["conflicts"][number]) {
	const who = by ? `${by.who}, ${momentInWords(by.at)}` : "Somebody else";
	return (
		<fieldset className={css.decision}>
			<legend>
				<b>{labelOf(field)}</b>
			</legend>
			<div className={css.answers}>
				<Choice field={field} value="theirs" label={who} text={valueText(field, theirs)} />
				<Choice field={field} value="mine" label="You" text={valueText(field, mine)} />
			</div>
		</fieldset>
	);
}

interface ChoiceProps {
	field: FieldName;
	value: "theirs" | "mine";
	label: string;
	text: string;
}

function Choice({ field, value, label, text }: ChoiceProps) {
	return (
		<label className={css.answer}>
			<input type="radio" name={choiceName(field)} value={value} required />
			<span>
				<span className={css.quiet}>{label}</span>
				<span className={css.answerText}>{text || <i>nothing</i>}</span>
			</span>
		</label>
	);
}
