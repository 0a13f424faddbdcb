import * as css from "./check.css.ts";
import * as shared from "./page.css.ts";

interface CheckBoxProps {
	name: string;
	id: string;
	label: string;
	/** "on" if the box is checked. */
	defaultValue?: string;
	hint?: string;
}

/** A check box with its label, and an optional hint below. */
export function CheckBox({ name, id, label, defaultValue, hint }: CheckBoxProps) {
	const hintId = hint ? `${id}-hint` : undefined;
	return (
		<div>
			<label htmlFor={id} className={css.check}>
				<input
					type="checkbox"
					id={id}
					name={name}
					defaultChecked={defaultValue === "on"}
					aria-describedby={hintId}
				/>
				{label}
			</label>
			{hint ? (
				<p id={hintId} className={shared.remark}>
					{hint}
				</p>
			) : null}
		</div>
	);
}
