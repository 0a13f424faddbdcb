export function valuesOnForm(
	form: HTMLFormElement,
	names: readonly string[],
): Record<string, string> {
	const values: Record<string, string> = {};
	const data = new FormData(form);
	for (const name of names) {
		const value = data.get(name);
		if (typeof value === "string") values[name] = value;
	}
	return values;
}

function differs(control: Element): boolean {
	if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
	if (control instanceof HTMLSelectElement) {
		const usual =
			control.querySelector<HTMLOptionElement>("option[selected]") ?? control.options[0];
		return control.selectedOptions[0] !== usual;
	}
	if (!(control instanceof HTMLInputElement)) return false;
	if (control.type === "checkbox" || control.type === "radio") {
		return control.checked !== control.defaultChecked;
	}
	return control.value !== control.defaultValue;
}

/** Whether any control with one of these names differs from its initial value. */
export function isChanged(form: HTMLFormElement, names: readonly string[]): boolean {
	return [...form.elements].some(
		(control) => names.includes(control.getAttribute("name") ?? "") && differs(control),
	);
}

/** Sets a value as if it had been typed, so that the form and its draft notice the change. */
export function typeInto(input: HTMLInputElement, value: string) {
	const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
	own?.set?.call(input, value);
	input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Writes the values into the controls with these names, as if somebody had typed them. */
export function fillIn(
	form: HTMLFormElement,
	names: readonly string[],
	values: Readonly<Record<string, string>>,
) {
	for (const control of form.elements) {
		const name = control.getAttribute("name") ?? "";
		if (!names.includes(name)) continue;
		const value = values[name];
		if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
			control.checked = value === control.value;
		} else if (
			control instanceof HTMLInputElement ||
			control instanceof HTMLTextAreaElement ||
			control instanceof HTMLSelectElement
		) {
			control.value = value ?? "";
		}
		control.dispatchEvent(new Event("input", { bubbles: true }));
	}
}
