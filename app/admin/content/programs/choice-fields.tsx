import { rowTitle } from "~/forms/rows.ts";
import { Field, type FieldProps } from "~/ui/form/field.tsx";
import * as css from "../offers.css.ts";
import type { ProgramChoice } from "./program-choices.ts";

interface ChoiceFieldsProps {
	/** Names of the controls, in the order in which what is chosen is shown. */
	names: readonly string[];
	/** What each is called, before its number. */
	label: string;
	choices: readonly ProgramChoice[];
	control: (name: string) => Pick<FieldProps, "name" | "id" | "error"> & { defaultValue?: string };
}

/** Several lists to choose one of the same things from, in their order. */
export function ChoiceFields({ names, label, choices, control }: ChoiceFieldsProps) {
	return (
		<div className={css.choices}>
			{names.map((name, index) => (
				<Field
					key={name}
					{...control(name)}
					as="select"
					label={rowTitle(label, index)}
					options={choices}
					blank="None"
					optional
				/>
			))}
		</div>
	);
}
