import type { ReactNode } from "react";
import type { FormPanel } from "~/puppies/field-kinds.ts";
import type { FieldName } from "~/puppies/fields.ts";
import { form, pair } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { FieldControl } from "./field-control.tsx";
import { type Control, rowsOf } from "./form-values.ts";

const titles: Record<FormPanel, string> = {
	about: "About",
	sale: "Sale",
	background: "Parents, health and guarantee",
	training: "Training",
	temperament: "Temperament",
};

/** Additions to what the table of fields defines for a field. */
interface Extra {
	/** Replaces the hint of the table of fields. */
	hint?: string;
	/** Id of an additional description. */
	describedBy?: string;
	/** Shown below the control. */
	under?: ReactNode;
	/** Hides the control, which keeps its value. */
	isHidden?: boolean;
}

interface FieldsPanelProps {
	panel: FormPanel;
	control: Control;
	/** The fields of the form; by default all of them. */
	among?: readonly FieldName[];
	extras?: Partial<Record<FieldName, Extra>>;
}

/** A section of the puppy's form: the controls of its fields, row by row. */
export function FieldsPanel({ panel, control, among, extras = {} }: FieldsPanelProps) {
	// Always in its own element: if the control were moved into one later, its text would be lost.
	const cell = (name: FieldName) => {
		const { under, isHidden, ...own } = extras[name] ?? {};
		return (
			<div key={name} hidden={isHidden}>
				<FieldControl name={name} control={control} {...own} />
				{under}
			</div>
		);
	};
	return (
		<Panel title={titles[panel]} id={panel}>
			<div className={form}>
				{rowsOf(panel, among).map((names) =>
					names.length > 1 ? (
						<div key={names.join()} className={pair}>
							{names.map(cell)}
						</div>
					) : (
						names.map(cell)
					),
				)}
			</div>
		</Panel>
	);
}
