/** What a form was made from, and what somebody else wrote since. */
import { useState } from "react";
import { useActionData } from "react-router";
import { MadeFromField } from "~/forms/two-editors.tsx";
import { Alert } from "~/ui/alert.tsx";
import { Link } from "~/ui/link.tsx";
import * as css from "./content.css.ts";
import { DifferenceList } from "./difference-list.tsx";
import { type Conflict, FROM } from "./editing.ts";

const hasConflict = (answer: unknown): answer is { conflict: Conflict } =>
	typeof answer === "object" && answer !== null && "conflict" in answer && Boolean(answer.conflict);

interface MadeFromProps {
	name?: string;
	value: string;
	/** Where what the form is about lies, if it was deleted. */
	trash?: string | undefined;
}

/**
 * The hidden control that says what a form was made from: that of the answers in it, also where they
 * came back for another reason. Once it came back because somebody else saved first, what they wrote
 * stands here, and the form is made from that; it stays here when the form comes back for another reason.
 */
export function MadeFrom({ name = FROM, value, trash }: MadeFromProps) {
	const answer = useActionData<unknown>();
	const latest = hasConflict(answer) ? answer.conflict : undefined;
	const [last, setSeen] = useState(latest);
	if (latest && latest !== last) setSeen(latest);
	const conflict = latest ?? last;
	const deletedTo = conflict?.trash ?? trash;
	return (
		<>
			<MadeFromField name={name} value={value} />
			{deletedTo ? (
				<Alert tone="plain" role="note" title="This was deleted" className={css.conflict}>
					<p>
						It lies in the <Link to={deletedTo}>trash</Link>. Saving this form takes it back, as it
						says here.
					</p>
				</Alert>
			) : null}
			{conflict && conflict.differences.length > 0 ? (
				<Alert tone="plain" role="note" title="What somebody else wrote" className={css.conflict}>
					<DifferenceList
						differences={conflict.differences}
						words={{ from: "theirs", to: "yours" }}
					/>
				</Alert>
			) : null}
		</>
	);
}
