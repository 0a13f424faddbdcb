import { rowTitle } from "~/forms/rows.ts";
import { Field, type FieldProps } from "~/ui/form/field.tsx";
import * as css from "../offers.css.ts";
import type { ProgramChoice } from "./program-choices.ts";

interface ChoiceFieldsProps {
	/** Names of the controls, in the order in which the page shows the choices. */
	names: readonly string[];
	/** The label of each control, before its number. */
	label: string;
	choices: readonly ProgramChoice[];
	control: (name: string) => Pick<FieldProps, "name" | "id" | "error"> & { defaultValue?: string };
}

/** Several numbered select fields with the same choices, which together make an ordered list. */
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
