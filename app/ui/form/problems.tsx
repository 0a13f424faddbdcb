import { Alert } from "../alert.tsx";

const countText = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

interface ProblemsProps {
	/** What is wrong with the form as a whole. */
	notice?: string;
	/** One message for each value that has a problem, with the id of its control, in the order of the form. */
	problems: readonly { id: string; message: string }[];
	id?: string;
	/** Neither takes the focus nor is announced, because the focus is already in a better place. */
	isQuiet?: boolean;
}

/** Summary of why a form was not accepted. Takes the focus and links to each value with a problem. */
export function Problems({ notice, problems, id, isQuiet }: ProblemsProps) {
	if (!notice && problems.length === 0) return null;
	const needs = problems.length === 1 ? "answer needs" : "answers need";
	return (
		<Alert
			tone="bad"
			title={notice ?? `${countText[problems.length] ?? problems.length} ${needs} another look`}
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
