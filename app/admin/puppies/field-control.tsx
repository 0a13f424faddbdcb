/** The control of one field in a puppy's form, as defined by the table of fields (puppies/fields.ts). */

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { typeInto } from "~/forms/form-values.ts";
import type { ChoiceField } from "~/puppies/field-kinds.ts";
import { type FieldName, fieldOf } from "~/puppies/fields.ts";
import { isNeededToPublish } from "~/puppies/publishing.ts";
import { Field } from "~/ui/form/field.tsx";
import { CheckBox } from "../check-box.tsx";
import { type Control, NEEDED_TO_PUBLISH } from "./form-values.ts";
import * as css from "./puppy-form.css.ts";

type ControlState = ReturnType<Control>;

export interface FieldControlProps {
	name: FieldName;
	control: Control;
	/** Replaces the hint of the table of fields. */
	hint?: string;
}

export function FieldControl({ name, control, hint }: FieldControlProps) {
	const field = fieldOf(name);
	const { optional, ...given } = control(name);
	const state = {
		...given,
		optional: optional === true && isNeededToPublish(name) ? NEEDED_TO_PUBLISH : optional,
	};
	const own = { ...state, label: field.label, hint: hint ?? field.hint };
	switch (field.kind) {
		case "boolean":
			return <CheckBox {...state} label={field.label} />;
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
		case "price":
		case "text": {
			const suggestions = field.kind === "text" ? field.suggestions : undefined;
			return (
				<>
					<Field
						{...own}
						maxLength={field.limit}
						list={suggestions && `${own.id}-suggestions`}
						autoComplete="off"
						autoCapitalize={field.kind === "path" ? "none" : undefined}
					/>
					{suggestions ? (
						<datalist id={`${own.id}-suggestions`}>
							{suggestions.map((suggestion) => (
								<option key={suggestion} value={suggestion} />
							))}
						</datalist>
					) : null}
				</>
			);
		}
	}
}

/** The field's options, and the stored value if it is not one of them. */
function optionsOf({ options }: ChoiceField, { defaultValue }: ControlState): readonly string[] {
	return defaultValue && !options.includes(defaultValue) ? [...options, defaultValue] : options;
}

interface ScaleFieldProps extends ControlState {
	label: string;
	hint?: string;
	min: number;
	max: number;
}

/**
 * A number within a range, with a slider that sets it. Only the number is sent: unlike a slider, it
 * can be empty, and it works without JavaScript.
 */
function ScaleField({ min, max, ...field }: ScaleFieldProps) {
	const box = useRef<HTMLDivElement>(null);
	/** Undefined until the page is hydrated; a number may have been typed before that. */
	const [value, setValue] = useState<string>();
	const number = () => box.current?.querySelector<HTMLInputElement>("input[type=number]");
	useEffect(() => setValue(number()?.value ?? ""));
	const slide = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const input = number();
		if (input) typeInto(input, target.value);
		setValue(target.value);
	};
	const isEmpty = value === "";
	return (
		<div ref={box} className={css.scale} onInput={() => setValue(number()?.value ?? "")}>
			<Field {...field} type="number" inputMode="numeric" min={min} max={max} step={1} />
			{value === undefined ? null : (
				<input
					type="range"
					min={min}
					max={max}
					step={1}
					value={isEmpty ? (min + max) / 2 : value}
					onChange={slide}
					aria-label={`Slider: ${field.label.toLowerCase()}`}
					aria-valuetext={isEmpty ? "empty" : value}
					data-empty={isEmpty ? "" : undefined}
					className={css.range}
				/>
			)}
		</div>
	);
}
