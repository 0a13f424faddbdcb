import { ALT_MAX_LENGTH } from "~/photos/limits.ts";
import { Field } from "~/ui/form/field.tsx";
import * as css from "./photo-fields.css.ts";

/** What stands in a control, and what is wrong with it. */
export interface Answer {
	name: string;
	value: string;
	error?: string | readonly string[];
}

/** Ends without a full stop. */
export const ALT_HINT =
	"For people who can't see it, in a few words: “Juniper asleep on a blue blanket”";

interface AltFieldProps {
	answer: Answer;
	/** What is described, where a page has several. */
	of?: string;
}

/** What the photo shows, for who can't see it. */
export function AltField({ answer, of }: AltFieldProps) {
	return (
		<Field
			as="textarea"
			rows={2}
			label={of ? `What ${of} shows` : "What the photo shows"}
			name={answer.name}
			defaultValue={answer.value}
			error={answer.error}
			optional={of ? true : "needed before visitors see it"}
			maxLength={ALT_MAX_LENGTH}
			autoComplete="off"
			className={css.words}
			hint={of ? undefined : `${ALT_HINT}.`}
		/>
	);
}
