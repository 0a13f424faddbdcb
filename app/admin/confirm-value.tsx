import type { ReactNode } from "react";
import * as css from "./confirm-value.css.ts";

interface ConfirmValueProps {
	name: string;
	/** The unusual value; it alone is confirmed, and another one is asked about again. */
	value: string;
	isConfirmed: boolean;
	children: ReactNode;
}

/** The box by which somebody says that an unusual value of a field is right. */
export function ConfirmValue({ name, value, isConfirmed, children }: ConfirmValueProps) {
	return (
		<label className={css.confirm}>
			<input
				// Another value is another question: it begins unconfirmed.
				key={value}
				type="checkbox"
				name={name}
				value={value}
				defaultChecked={isConfirmed}
				className={css.confirmBox}
			/>
			<span>{children}</span>
		</label>
	);
}
