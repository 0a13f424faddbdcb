import { ALT_MAX_LENGTH } from "~/photos/limits.ts";
import { Field } from "~/ui/form/field.tsx";
import * as css from "./photo-fields.css.ts";

/** A control's name and value, and any errors in it. */
export interface Answer {
	name: string;
	value: string;
	error?: string | readonly string[];
}

/** Has no period at the end, so that more can follow. */
export const ALT_HINT =
	"For people who can't see it, in a few words: “Juniper asleep on a blue blanket”";

interface AltFieldProps {
	answer: Answer;
	/** Name of the photo, such as "photo 2", if the page has several. */
	of?: string;
}

/** The field for a photo's alternative text. */
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
