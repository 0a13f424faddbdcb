import type { ReactNode } from "react";
import * as css from "./check.css.ts";

interface ConfirmValueProps {
	name: string;
	/** The unusual value. Only this value is confirmed; a different one has to be confirmed again. */
	value: string;
	isConfirmed: boolean;
	children: ReactNode;
}

/** The check box that confirms that an unusual value of a field is right. */
export function ConfirmValue({ name, value, isConfirmed, children }: ConfirmValueProps) {
	return (
		<label className={css.check}>
			<input
				// A different value needs its own confirmation, so the box starts unchecked.
				key={value}
				type="checkbox"
				name={name}
				value={value}
				defaultChecked={isConfirmed}
			/>
			<span>{children}</span>
		</label>
	);
}
