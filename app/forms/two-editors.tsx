/** Parts of a form that two people may edit at the same time. */
import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { type Answers, SHOWN, type TheirWord } from "~/platform/forms/two-editors.ts";
import { Alert } from "~/ui/alert.tsx";
import { useCameBack } from "./checked-form.tsx";
import * as css from "./two-editors.css.ts";

interface MadeFromFieldProps {
	name: string;
	/** The stored value when the form is rendered. */
	value: string;
}

/**
 * The hidden field that records what the form was made from. Revalidation doesn't change its value. A
 * value that came back with the form's answers, from the server or from a draft that keeps it as its
 * `base`, takes precedence. Must be inside a `CheckedForm`.
 */
export function MadeFromField({ name, value }: MadeFromFieldProps) {
	const [stored] = useState(value);
	const madeFrom = useCameBack(name) ?? stored;
	return <input type="hidden" name={name} value={madeFrom} autoComplete="off" />;
}

interface ShownAnswersProps {
	/** The answers that the form is rendered with. */
	answers: Answers;
	name?: string;
}

/** Renders the hidden field that records which stored answers the form was rendered from. */
export const ShownAnswers = ({ answers, name = SHOWN }: ShownAnswersProps) => (
	<MadeFromField name={name} value={JSON.stringify(answers)} />
);

/** The action data of a form that was not saved. */
export interface EditorsAnswer {
	result?: SubmissionResult;
	/** What somebody else has saved in the meantime. */
	theirs?: readonly TheirWord[];
}

interface TheirWordsProps {
	theirs?: readonly TheirWord[];
}

/** Shows the other editor's text for each field that both editors changed. */
export function TheirWords({ theirs = [] }: TheirWordsProps) {
	if (theirs.length === 0) return null;
	return (
		<Alert tone="plain" role="note" title="What it says now">
			<dl className={css.words}>
				{theirs.map(({ name, label, text }) => (
					<div key={name}>
						<dt>{label}</dt>
						<dd dir="auto">{text || <i>nothing</i>}</dd>
					</div>
				))}
			</dl>
		</Alert>
	);
}
