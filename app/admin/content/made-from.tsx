/** What a form was made from, and what somebody else wrote since. */
import { useActionData } from "react-router";
import { useCameBack } from "~/forms/checked-form.tsx";
import { Alert } from "~/ui/alert.tsx";
import * as css from "./content.css.ts";
import { DifferenceList } from "./difference-list.tsx";
import { type Conflict, FROM } from "./editing.ts";

const hasConflict = (answer: unknown): answer is { conflict: Conflict } =>
	typeof answer === "object" && answer !== null && "conflict" in answer && Boolean(answer.conflict);

/**
 * The hidden control that says what a form was made from: that of the answers in it, also where they
 * came back for another reason. Once it came back because somebody else saved first, what they wrote
 * stands here, and the form is made from that.
 */
export function MadeFrom({ name = FROM, value }: { name?: string; value: string }) {
	const answer = useActionData<unknown>();
	const conflict = hasConflict(answer) ? answer.conflict : undefined;
	const cameBack = useCameBack(name);
	return (
		<>
			<input
				type="hidden"
				name={name}
				value={conflict?.from ?? cameBack ?? value}
				autoComplete="off"
			/>
			{conflict ? (
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
