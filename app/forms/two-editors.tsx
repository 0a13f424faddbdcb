/** What a form shows to the second of two editors. */
import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { type Answers, SHOWN, type TheirWord } from "~/platform/forms/two-editors.ts";
import { Alert } from "~/ui/alert.tsx";
import { useCameBack } from "./checked-form.tsx";
import { useJointControl } from "./joint-forms.tsx";
import * as css from "./two-editors.css.ts";

interface MadeFromFieldProps {
	name: string;
	/** What is stored as the form is made. */
	value: string;
}

/**
 * The hidden control by which a form says what it was made from. It stays that however often the page's
 * data are loaded again; what came back with the form's answers, from the server or with a draft that
 * keeps it as its `base`, goes before it. Stands in a `CheckedForm`.
 */
export function MadeFromField({ name, value }: MadeFromFieldProps) {
	const [stored] = useState(value);
	const madeFrom = useCameBack(name) ?? stored;
	return (
		<input type="hidden" name={name} value={madeFrom} autoComplete="off" {...useJointControl()} />
	);
}

interface ShownAnswersProps {
	/** What stands in the form as it is made. */
	answers: Answers;
	name?: string;
}

/** Has a form say which answers it was made from. */
export const ShownAnswers = ({ answers, name = SHOWN }: ShownAnswersProps) => (
	<MadeFromField name={name} value={JSON.stringify(answers)} />
);

/** What a page shows of a form that was not saved. */
export interface EditorsAnswer {
	result?: SubmissionResult;
	/** What somebody else saved meanwhile. */
	theirs?: readonly TheirWord[];
}

interface TheirWordsProps {
	theirs?: readonly TheirWord[];
}

/** What somebody else has written where one wrote something else. */
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
