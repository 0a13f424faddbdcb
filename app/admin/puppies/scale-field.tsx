import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { scale } from "~/puppies/schema.ts";
import { Field } from "~/ui/form/field.tsx";
import type { Control } from "./form-answers.ts";
import * as css from "./scale-field.css.ts";

interface ScaleFieldProps extends ReturnType<Control> {
	label: string;
	/** What 0 and 100 mean. */
	from: string;
	to: string;
}

/** Writes a value as somebody who types would: the form, and the draft of it, notice. */
function type(input: HTMLInputElement, value: string) {
	const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
	own?.set?.call(input, value);
	input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A place between two words, as a number and as a slider that moves it. The number is what is
 * sent: it may be empty, which no slider can be, and it works without JavaScript.
 */
export function ScaleField({ label, from, to, ...control }: ScaleFieldProps) {
	const box = useRef<HTMLDivElement>(null);
	/** Undefined until the page is hydrated, when somebody may have written a number already. */
	const [value, setValue] = useState<string>();
	const number = () => box.current?.querySelector<HTMLInputElement>("input[type=number]");
	useEffect(() => setValue(number()?.value ?? ""));
	const slide = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const input = number();
		if (input) type(input, target.value);
		setValue(target.value);
	};
	return (
		<div ref={box} className={css.field} onInput={() => setValue(number()?.value ?? "")}>
			<Field
				{...control}
				type="number"
				inputMode="numeric"
				min={scale.min}
				max={scale.max}
				step={1}
				label={label}
				hint={`${scale.min} is ${from}, ${scale.max} ${to}. Empty: not shown.`}
			/>
			{value === undefined ? null : (
				<div className={css.slider}>
					<input
						type="range"
						min={scale.min}
						max={scale.max}
						step={1}
						value={value === "" ? (scale.min + scale.max) / 2 : value}
						onChange={slide}
						aria-label={`${label}, from ${from} to ${to}`}
						aria-valuetext={value === "" ? "not shown" : value}
						data-empty={value === "" ? "" : undefined}
						className={css.range}
					/>
					<span aria-hidden="true">{from}</span>
					<span aria-hidden="true">{to}</span>
				</div>
			)}
		</div>
	);
}
