/** What a form carries that two people may edit at the same time. */
import {
	BASE,
	CONFLICTS,
	choiceName,
	type EditConflict,
	readConflicts,
	THEIRS,
} from "~/platform/forms/edit-conflict.ts";
import { Alert } from "~/ui/alert.tsx";
import { KeptField, useKeptValue } from "./checked-form.tsx";
import * as css from "./edit-conflict.css.ts";

/**
 * The values that the form is rendered from, in a hidden field, and both versions of whatever somebody else
 * has changed too since then. Must be inside a `CheckedForm`.
 */
export function MergeBase({ values }: { values: unknown }) {
	return (
		<>
			<KeptField name={BASE} value={JSON.stringify(values)} />
			<Conflicts />
		</>
	);
}

function Conflicts() {
	const text = useKeptValue(CONFLICTS);
	const conflicts = readConflicts(text);
	if (conflicts.length === 0) return null;
	return (
		<Alert tone="plain" role="note" title="Which version stays?" className={css.conflicts}>
			<input type="hidden" name={CONFLICTS} value={text} />
			{conflicts.map((conflict, index) => (
				// A conflict that is shown anew, with what was stored since, starts over.
				<Choice key={JSON.stringify(conflict)} {...conflict} name={choiceName(index)} />
			))}
		</Alert>
	);
}

function Choice({ label, theirs, mine, name }: EditConflict & { name: string }) {
	const chosen = useKeptValue(name) === THEIRS ? THEIRS : "mine";
	const versions = [
		{ value: THEIRS, whose: "Theirs", text: theirs },
		{ value: "mine", whose: "Yours, as it stands in the form below", text: mine },
	];
	return (
		<fieldset className={css.conflict}>
			<legend>{label}</legend>
			<div className={css.versions}>
				{versions.map(({ value, whose, text }) => (
					<label key={value} className={css.version}>
						<input type="radio" name={name} value={value} defaultChecked={value === chosen} />
						<span>
							<b>{whose}</b>
							<span dir="auto" className={css.value}>
								{text || <i>nothing</i>}
							</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
