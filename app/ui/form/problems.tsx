import { Alert } from "../alert.tsx";

const countWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

interface ProblemsProps {
	/** What is wrong with the form as a whole. */
	notice?: string;
	/** What is wrong with an answer, and the id of its control; in the order of the form. */
	problems: readonly { id: string; message: string }[];
	id?: string;
	/** The focus is somewhere better already, so that nothing is to be announced. */
	isQuiet?: boolean;
}

/** Why the form was not accepted: takes the focus, and links to the answers that it is about. */
export function Problems({ notice, problems, id, isQuiet }: ProblemsProps) {
	if (!notice && problems.length === 0) return null;
	const needs = problems.length === 1 ? "answer needs" : "answers need";
	return (
		<Alert
			tone="bad"
			title={notice ?? `${countWords[problems.length] ?? problems.length} ${needs} another look`}
			id={id}
			role={isQuiet ? "group" : "alert"}
			tabIndex={-1}
			autoFocus={!isQuiet}
		>
			{problems.length > 0 ? (
				<ul>
					{problems.map(({ id, message }) => (
						<li key={id}>
							<a href={`#${id}`}>{message}</a>
						</li>
					))}
				</ul>
			) : null}
		</Alert>
	);
}
