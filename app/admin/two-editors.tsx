/** What a form shows to the second of two editors. */
import type { SubmissionResult } from "@conform-to/react";
import { useJointControl } from "~/forms/joint-forms.tsx";
import { type Answers, SHOWN, type TheirWord } from "~/platform/forms/two-editors.ts";
import { Alert } from "~/ui/alert.tsx";
import * as css from "./two-editors.css.ts";

interface ShownAnswersProps {
	/** What stands in the form as it is made. */
	answers: Answers;
	/** What it was answered with: it is made from what it was made from before. */
	result?: Pick<SubmissionResult, "initialValue">;
	name?: string;
}

/** Has a form say what it was made from. */
export function ShownAnswers({ answers, result, name = SHOWN }: ShownAnswersProps) {
	const sent = result?.initialValue?.[name];
	const value = typeof sent === "string" ? sent : JSON.stringify(answers);
	return (
		<input type="hidden" name={name} value={value} autoComplete="off" {...useJointControl()} />
	);
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
