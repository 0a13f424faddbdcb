/** What a form shows to the second of two editors. */
import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { type Answers, SHOWN, type TheirWord } from "~/platform/forms/two-editors.ts";
import { Alert } from "~/ui/alert.tsx";
import { useCameBack } from "./checked-form.tsx";
import { useJointControl } from "./joint-forms.tsx";
import * as css from "./two-editors.css.ts";

type Sent = SubmissionResult["initialValue"];

/**
 * What a form was made from. It stays that however often the page's data are loaded again, and what
 * comes back with a form's answers, `sent`, goes before what is stored now.
 */
export function useMadeFrom<Base>(
	stored: Base,
	sent: Sent,
	readSent: (sent: NonNullable<Sent>) => Base | undefined,
) {
	const [base, setBase] = useState(() => (sent && readSent(sent)) ?? stored);
	const [latest, setLatest] = useState(sent);
	if (sent !== latest) {
		setLatest(sent);
		const given = sent ? readSent(sent) : undefined;
		if (given !== undefined) setBase(given);
	}
	return [base, setBase] as const;
}

/** What a control held as it was sent. */
export function textSent(sent: NonNullable<Sent>, name: string) {
	const text = sent[name];
	return typeof text === "string" ? text : undefined;
}

interface ShownAnswersProps {
	/** What stands in the form as it is made. */
	answers: Answers;
	name?: string;
}

/**
 * Has a form say what it was made from, however often the page's data are loaded again; a draft keeps
 * it as its `base`.
 */
export function ShownAnswers({ answers, name = SHOWN }: ShownAnswersProps) {
	const [stored] = useState(() => JSON.stringify(answers));
	const value = useCameBack(name) ?? stored;
	return (
		<input type="hidden" name={name} value={value} autoComplete="off" {...useJointControl()} />
	);
}

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
