/**
 * Two people change one record at the same time: a form takes along what it was made from, so that
 * what only one of them changed is kept, and what both changed is shown to the second. Pure.
 */

/** The name of the hidden field that holds what a form was made from, as JSON. */
export const SHOWN = "shown";

/** What stands in a form's controls, by their names; a box that isn't checked holds nothing. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** What somebody else has written, for the second of two editors. */
export interface TheirWord {
	name: string;
	label: string;
	text: string;
}

export const answerIn = (answers: Answers, name: string) =>
	(answers[name] ?? "").replaceAll("\r\n", "\n");

interface Editors {
	/** What both began with. */
	shown: Answers;
	/** What is stored now. */
	theirs: Answers;
	/** What was sent. */
	mine: Answers;
}

/** What a text means, where the same can be written in several ways. */
export type Meaning = (name: string, text: string) => string;

const asWritten: Meaning = (_, text) => text;

/**
 * Joins what two people made of one form. `conflicts` names what both changed, each in another way;
 * `answers` holds mine there. `changed` names what the other one changed.
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

/** What a form that comes back was made from: what both changed is known to the second from now on. */
export const shownNext = (
	conflicts: readonly string[],
	{ shown, theirs }: Omit<Editors, "mine">,
) => ({
	...shown,
	...Object.fromEntries(conflicts.map((name) => [name, answerIn(theirs, name)])),
});
