import * as css from "./check.css.ts";

interface CheckBoxProps {
	name: string;
	id: string;
	label: string;
	/** "on" where it is checked. */
	defaultValue?: string;
	hint?: string;
}

/** A box of a form to be checked, with what that means below it. */
export function CheckBox({ name, id, label, defaultValue, hint }: CheckBoxProps) {
	const hintId = hint ? `${id}-hint` : undefined;
	return (
		<div>
			<label className={css.check}>
				<input
					type="checkbox"
					id={id}
					name={name}
					defaultChecked={defaultValue === "on"}
					aria-describedby={hintId}
					className={css.box}
				/>
				{label}
			</label>
			{hint ? (
				<p id={hintId} className={css.hint}>
					{hint}
				</p>
			) : null}
		</div>
	);
}
