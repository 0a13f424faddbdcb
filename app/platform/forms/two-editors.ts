/**
 * Merges the changes when two people edit one record at the same time. A form records which stored answers
 * it was rendered from, so that a field changed by only one of them is kept, and a field changed by both is
 * shown to the second. Pure functions.
 */

/** The name of the hidden field with the answers that a form was rendered from, as JSON. */
export const SHOWN = "shown";

/** A form's answers, by the names of its controls; an unchecked box has none. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** The other editor's text in one field, which is shown to the second editor. */
export interface TheirWord {
	name: string;
	label: string;
	text: string;
}

export const answerIn = (answers: Answers, name: string) =>
	(answers[name] ?? "").replaceAll("\r\n", "\n");

interface Editors {
	/** The answers that the form was rendered from. */
	shown: Answers;
	/** The stored answers, which the other editor may have changed. */
	theirs: Answers;
	/** The answers that were submitted. */
	mine: Answers;
}

/** Normalizes a text for comparison, if the same value can be written in several ways. */
export type Meaning = (name: string, text: string) => string;

const asWritten: Meaning = (_, text) => text;

/**
 * Merges the changes of two people to one form. `conflicts` names the fields that both changed to different
 * values; for these, `answers` has the submitted ones. `changed` names the fields that the other editor
 * changed.
 */
export function joinAnswers(
	names: readonly string[],
	{ shown, theirs, mine }: Editors,
	meaning = asWritten,
) {
	const answers: Record<string, string> = {};
	const conflicts: string[] = [];
	const changed: string[] = [];
	for (const name of names) {
		const [was, other, own] = [shown, theirs, mine].map((each) =>
			meaning(name, answerIn(each, name)),
		);
		answers[name] = answerIn(own === was ? theirs : mine, name);
		if (other === was) continue;
		changed.push(name);
		if (own !== was && own !== other) conflicts.push(name);
	}
	return { answers, conflicts, changed };
}

/**
 * The new value of `shown` for a form that is shown again after a conflict. The second editor has seen the
 * other's text in the conflicting fields, so submitting the form again replaces it.
 */
export const shownNext = (
	conflicts: readonly string[],
	{ shown, theirs }: Omit<Editors, "mine">,
) => ({
	...shown,
	...Object.fromEntries(conflicts.map((name) => [name, answerIn(theirs, name)])),
});
