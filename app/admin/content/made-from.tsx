/**
 * The hidden field that records which answers a form was rendered from, and the conflict with what somebody
 * else wrote since.
 */
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
	/** Address of the trash, if the form's part was deleted. */
	trash?: string | undefined;
}

/**
 * Renders the hidden field that records which stored answers the form was rendered from. If the form is
 * returned because somebody else saved first, it also shows what they wrote, and the field then records their
 * version. Both stay when the form is returned again for another reason.
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
						It is in the <Link to={deletedTo}>trash</Link>. Saving this form takes it out of the
						trash, with what you wrote here.
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
