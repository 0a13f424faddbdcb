import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from "react";
import { Field } from "~/ui/form/field.tsx";
import * as css from "./puppy-form.css.ts";

interface ScaleFieldProps extends ComponentProps<"input"> {
	name: string;
	label: string;
	hint?: string;
	error?: string;
	optional?: boolean | string;
	min: number;
	max: number;
}

/** Sets a value as if it had been typed, so that the form and its draft notice the change. */
function type(input: HTMLInputElement, value: string) {
	const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
	own?.set?.call(input, value);
	input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A number within a range, with a slider that sets it. Only the number is sent: unlike a slider, it
 * can be empty, and it works without JavaScript.
 */
export function ScaleField({ min, max, ...field }: ScaleFieldProps) {
	const box = useRef<HTMLDivElement>(null);
	/** Undefined until the page is hydrated; a number may have been typed before that. */
	const [value, setValue] = useState<string>();
	const number = () => box.current?.querySelector<HTMLInputElement>("input[type=number]");
	useEffect(() => setValue(number()?.value ?? ""));
	const slide = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const input = number();
		if (input) type(input, target.value);
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
