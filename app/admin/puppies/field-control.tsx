/** The control of one field in a puppy's form, as defined by the table of fields (puppies/fields.ts). */

import type { ChoiceField, LineField } from "~/puppies/field-kinds.ts";
import { type FieldName, fieldOf } from "~/puppies/fields.ts";
import { Field } from "~/ui/form/field.tsx";
import { CheckBox } from "../check-box.tsx";
import { type Control, shownName } from "./form-values.ts";
import { ScaleField } from "./scale-field.tsx";

type ControlState = ReturnType<Control>;

interface FieldControlProps {
	name: FieldName;
	control: Control;
	/** Replaces the hint of the table of fields. */
	hint?: string;
	/** Id of a description in addition to the hint. */
	describedBy?: string;
}

export function FieldControl({ name, control, hint, describedBy }: FieldControlProps) {
	const field = fieldOf(name);
	const state = control(name);
	const own = {
		...state,
		label: field.label,
		hint: hint ?? field.hint,
		"aria-describedby": describedBy,
	};
	switch (field.kind) {
		case "boolean":
			// The hidden field says that the form has the box, because browsers send nothing for one that isn't checked.
			return (
				<>
					<CheckBox {...state} label={field.label} />
					<input type="hidden" name={shownName(name)} value="on" />
				</>
			);
		case "long text":
			// No maxLength, because browsers silently cut pasted text to it.
			return (
				<Field
					{...own}
					as="textarea"
					hint={[own.hint, `At most ${field.limit.toLocaleString("en-US")} characters.`]
						.filter(Boolean)
						.join(" ")}
				/>
			);
		case "choice":
			return <Field {...own} as="select" options={optionsOf(field, state)} blank={field.blank} />;
		case "day":
			return <Field {...own} type="date" />;
		case "number":
			return <ScaleField {...own} min={field.min} max={field.max} />;
		case "path":
			return (
				<Field
					{...own}
					maxLength={field.limit}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
				/>
			);
		case "price":
			return <Field {...own} maxLength={field.limit} />;
		case "text":
			return <Line own={own} field={field} />;
	}
}

/** The field's options, and the stored value if it is not one of them. */
function optionsOf({ options }: ChoiceField, { defaultValue }: ControlState): readonly string[] {
	return defaultValue && !options.includes(defaultValue) ? [...options, defaultValue] : options;
}

interface LineProps {
	own: ControlState & { label: string; hint?: string };
	field: LineField;
}

function Line({ own, field }: LineProps) {
	const { limit, suggestions, required } = field;
	if (!suggestions) {
		const autoComplete = required === undefined ? undefined : "off";
		return <Field {...own} maxLength={limit} autoComplete={autoComplete} />;
	}
	const listId = `${own.id}-suggestions`;
	return (
		<>
			<Field {...own} maxLength={limit} list={listId} autoComplete="off" />
			<datalist id={listId}>
				{suggestions.map((suggestion) => (
					<option key={suggestion} value={suggestion} />
				))}
			</datalist>
		</>
	);
}
